/** Opens a document for drawing; scripts in it never run. End it with `task.destroy()`. PDF.js loads with the first. */
export const openPdf = async (data: ArrayBuffer | Uint8Array) =>
  (await import('./pdf-pages.js')).openPdf(data);
