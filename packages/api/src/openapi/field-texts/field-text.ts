/** Descriptions of fields by their English name; `group.name` if a group uses it with another meaning. */
export type FieldTexts = Readonly<Record<string, string>>;
