/**
 * Loads a task's code on first use: a process can draw login pictures at once, without the code for
 * spreadsheets and signing.
 */
const later =
  <Input extends unknown[], Value>(load: () => Promise<(...input: Input) => Value>) =>
  async (...input: Input): Promise<Awaited<Value>> =>
    await (
      await load()
    )(...input);

/**
 * Work whose cost the sender controls, or that takes too long for the event loop: pure functions of cloneable
 * data. The only place of the workers that knows modules, as `compose.ts` is for the server.
 */
export const tasks = {
  applicationForm: later(async () => (await import('../documents/application-form.js')).applicationForm),
  authorizationLetter: later(async () => (await import('../documents/letters.js')).authorizationLetter),
  batchForm: later(async () => (await import('../documents/batch-form.js')).batchForm),
  cancellationPaper: later(
    async () => (await import('../documents/cancellation-paper.js')).cancellationPaper,
  ),
  captchaImage: later(async () => (await import('../documents/captcha-image.js')).captchaImage),
  completionPaper: later(async () => (await import('../documents/completion-paper.js')).completionPaper),
  cutImprints: later(async () => (await import('../documents/imprint.js')).cutImprints),
  cutSignature: later(async () => (await import('../documents/imprint.js')).cutSignature),
  invoiceFile: later(async () => (await import('../documents/invoice-files.js')).invoiceFile),
  prepareSealing: later(
    async () => (await import('../documents/pdf-signature/seal-document.js')).prepareSealing,
  ),
  readFormMarks: later(async () => (await import('../documents/scanned-form.js')).readFormMarks),
  readLicense: later(async () => (await import('../documents/license.js')).readLicense),
  readLicensePicture: later(async () => (await import('../documents/license-picture.js')).readLicensePicture),
  readSheet: later(async () => (await import('../documents/read-sheet.js')).readSheet),
  readSignedPdf: later(async () => (await import('../documents/pdf-signature/signed-pdf.js')).readSignedPdf),
  recolor: later(async () => (await import('../documents/seal-picture.js')).recolor),
  sealDocument: later(async () => (await import('../documents/pdf-signature/seal-document.js')).sealDocument),
  stickLabels: later(async () => (await import('../documents/stick-labels.js')).stickLabels),
  transferLetter: later(async () => (await import('../documents/letters.js')).transferLetter),
  writeSheet: later(async () => (await import('../documents/write-sheet.js')).writeSheet),
  zipNames: later(async () => (await import('../documents/zip-names.js')).zipNames),
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
