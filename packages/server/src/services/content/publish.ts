import type { ContentForm } from '../../db/schema/index.js';

/** The columns of a published text that come from an editor's form. */
export const publishedColumns = (form: ContentForm) => ({
  title: form.title,
  category: form.category,
  summary: form.summary,
  html: form.html,
  link: form.link,
  imageFileId: form.imageFileId,
  attachmentIds: form.attachmentIds,
  pinned: form.pinned,
  position: form.position,
  facts: form.facts,
});
