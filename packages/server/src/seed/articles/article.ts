/** Source of an article: lines that begin with `- ` or a number become a list, others paragraphs. */
export interface ArticleSource {
  readonly title: string;
  readonly summary: string;
  /** The answer in one or two sentences, before the steps. */
  readonly conclusion: string;
  readonly sections: Readonly<Record<string, readonly string[]>>;
  /** Length of the film, for videos only. */
  readonly seconds?: number;
}
