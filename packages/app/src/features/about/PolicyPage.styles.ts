import { styled } from 'styled-components';
import { inOrder } from '../../shared/page/index.js';

/** The texts, and beside them, where there is room, their metadata. */
export const PolicyColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 52rem) minmax(0, 1fr);
  align-items: start;
  gap: var(--ca-s-8);

  > nav {
    position: sticky;
    top: 6rem;
  }
  > nav a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  @media (max-width: 1279.98px), (max-height: 480px) {
    grid-template-columns: minmax(0, 1fr);

    > nav {
      display: none;
    }
  }
  @media print {
    > nav {
      display: none;
    }
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);

    > nav {
      display: none;
    }
  }
`;

/** Texts stacked, in lines of readable length. */
export const PolicyStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-5);
  ${inOrder}

  /* the card is as wide as a line of text: text that ends before the edge looks cut off */
  [data-component='RichText'] {
    max-width: none;
  }
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
