/** Anchor of a section: by index, because two headings may be equal. */
export const sectionId = (place: number): string => `section-${place + 1}`;
