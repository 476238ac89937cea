import { useWords } from '../theme/useWords.js';
import { zhGlobalSearch } from './GlobalSearch.zh.js';

interface SearchTermsProps {
  kind: 'recent' | 'suggestions';
  terms: readonly string[];
  onTerm: (term: string) => void;
  onForget?: (() => void) | undefined;
}

/** Search terms as buttons. */
export function SearchTerms({ kind, terms, onTerm, onForget }: SearchTermsProps) {
  const words = useWords('globalSearch', zhGlobalSearch);
  if (terms.length === 0) return null;
  return (
    <div data-part="terms">
      <span>{words[kind]}</span>
      {[...new Set(terms)].map((term) => (
        <button key={term} type="button" onClick={() => onTerm(term)}>
          {term}
        </button>
      ))}
      {onForget ? (
        <button type="button" data-part="forget" onClick={onForget}>
          {words.clearRecent}
        </button>
      ) : null}
    </div>
  );
}
