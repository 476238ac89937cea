import MiniSearch from 'minisearch';
import { readWords, wordsOf } from './words.js';

/** A searchable text, in fields of decreasing weight. */
export interface SearchText {
  readonly id: string;
  readonly title: string;
  /** Alternative names: similar questions, categories. */
  readonly names: string;
  readonly body: string;
}

export interface Hit {
  readonly id: string;
  readonly score: number;
  /** Share of the question's weight that this text matches, 0 to 1: rare words weigh more. */
  readonly coverage: number;
}

export interface TextIndex {
  search(question: string): Hit[];
  /** Every word of the index with the number of texts that contain it, for finding a better spelling. */
  readonly vocabulary: ReadonlyMap<string, number>;
}

const fields = ['title', 'names', 'body'] as const;
const maxWords = 60;

/** An in-memory index over texts of the portal. Some hundred texts take a few milliseconds to build. */
export function buildTextIndex(texts: readonly SearchText[]): TextIndex {
  const engine = new MiniSearch<SearchText>({
    fields: [...fields],
    tokenize: wordsOf,
    // The words from `wordsOf` are already normalized.
    processTerm: (word) => word,
    searchOptions: {
      // Chinese words match as a whole; of a version or a file name users type the beginning.
      prefix: (word) => /^[a-z\d.]{2,}$/.test(word),
      boost: { title: 3, names: 3, body: 1 },
      combineWith: 'OR',
    },
  });
  engine.addAll([...texts]);

  const documents = new Map<string, number>();
  for (const text of texts) {
    const words = new Set(fields.flatMap((field) => wordsOf(text[field])));
    for (const word of words) documents.set(word, (documents.get(word) ?? 0) + 1);
  }
  // An unknown word weighs as much as the rarest: the question was about it. A single character weighs less,
  // known or not.
  const weight = (word: string) =>
    Math.log(1 + texts.length / (documents.get(word) ?? 1)) * (word.length === 1 ? 0.4 : 1);

  return {
    vocabulary: documents,
    search(question) {
      const asked = readWords(question).filter(({ word, whole }) => whole || documents.has(word));
      const words = [...new Set(asked.map(({ word }) => word))].slice(0, maxWords);
      if (words.length === 0) return [];
      const all = words.reduce((sum, word) => sum + weight(word), 0);
      return engine.search(words.join(' '), { tokenize: (text) => text.split(' ') }).map((found) => ({
        id: String(found.id),
        score: found.score,
        coverage: found.queryTerms.reduce((sum, word) => sum + weight(word), 0) / all,
      }));
    },
  };
}
