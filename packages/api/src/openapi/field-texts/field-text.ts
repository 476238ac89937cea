/** What fields mean, by their English name; `group.name` where a group means something else by it. */
export type FieldTexts = Readonly<Record<string, string>>;
