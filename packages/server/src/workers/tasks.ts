import { writeSheet } from '../documents/write-sheet.js';
import { readSheet } from '../documents/read-sheet.js';
import { zipNames } from '../documents/zip-names.js';
import { readSignedPdf } from '../documents/pdf-signature/signed-pdf.js';
import { prepareSealing, sealDocument } from '../documents/pdf-signature/seal-document.js';
import { recolor } from '../documents/seal-picture.js';
import { cutImprints, cutSignature } from '../documents/imprint.js';
import { captchaImage } from '../documents/captcha-image.js';
import { cancellationPaper } from '../documents/cancellation-paper.js';
import { completionPaper } from '../documents/completion-paper.js';
import { applicationForm } from '../documents/application-form.js';
import { batchForm } from '../documents/batch-form.js';
import { readLicence } from '../documents/licence.js';
import { readLicencePicture } from '../documents/licence-picture.js';
import { readFormMarks } from '../documents/scanned-form.js';
import { stickLabels } from '../documents/stick-labels.js';
import { authorisationLetter, transferLetter } from '../documents/letters.js';
import { invoiceFile } from '../documents/invoice-files.js';

/**
 * Work whose cost somebody else decides, or that takes longer than the event loop may: pure functions of what can be
 * cloned. The only place of the workers that knows modules, as `compose.ts` is for the server.
 */
export const tasks = {
  applicationForm,
  authorisationLetter,
  batchForm,
  cancellationPaper,
  captchaImage,
  completionPaper,
  cutImprints,
  cutSignature,
  invoiceFile,
  prepareSealing,
  readFormMarks,
  readLicence,
  readLicencePicture,
  readSheet,
  readSignedPdf,
  recolor,
  sealDocument,
  stickLabels,
  transferLetter,
  writeSheet,
  zipNames,
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
