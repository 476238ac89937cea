/** Anchor of a section: by place, because headings are an editor's words and may be alike. */
export const sectionId = (place: number): string => `section-${place + 1}`;
