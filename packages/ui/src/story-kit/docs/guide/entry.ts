/** What the page of a widget says beside its own words; the folder of the widget is the key. For stories only. */
export interface GuideEntry {
  /** When to take something else. */
  not: string;
  dos: readonly string[];
  donts: readonly string[];
  /** What the widget does for keyboard and screen reader, and what its user has to add. */
  a11y: readonly string[];
  /** Folders of other widgets. */
  related: readonly string[];
}

export type Guide = Readonly<Record<string, GuideEntry>>;
