import { styled } from 'styled-components';
import { markedParts } from './marked-parts.js';

const Mark = styled.mark`
  padding: 0 0.1em;
  border-radius: var(--ca-r-xs);
  background: var(--ca-warning-bg);
  box-shadow: inset 0 -2px var(--ca-warning-bd);
  color: inherit;

  [data-contrast='high'] & {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;

/** Plain text with the words of a search highlighted. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markedParts(text, query).map((part, n) => (part.hit ? <Mark key={n}>{part.text}</Mark> : part.text));
}
