import { styled } from 'styled-components';
import { inOrder } from '../../shared/page/in-order.styles.js';

/** Texts one below the other, in lines that the eye can follow. */
export const PolicyStack = styled.div`
  display: grid;
  gap: var(--ca-s-5);
  max-width: 60rem;
  ${inOrder}

  [data-part='version'] {
    margin-bottom: var(--ca-s-4);
    color: var(--ca-text-2);
    font-variant-numeric: tabular-nums;
  }
  details {
    margin-top: var(--ca-s-4);
  }
  summary {
    min-height: var(--ca-control-h-sm);
    align-content: center;
    color: var(--ca-text-link);
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: var(--ca-s-2);
    margin-block: var(--ca-s-3);
    padding-inline-start: 1.25em;
    list-style: disc;
  }
`;
