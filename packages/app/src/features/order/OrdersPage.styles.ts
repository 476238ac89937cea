import { styled } from 'styled-components';

/** Tabs reach the card's edges and scroll sideways where they do not fit. */
export const TabBar = styled.div`
  padding-inline: var(--card-pad);
  border-bottom: 1px solid var(--border-1);

  > [data-component='Tabs'] > [data-part='list'] {
    margin-bottom: -1px;
    overflow-x: auto;
  }
`;

export const OrderName = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-1);

  /* the name is a way in, too: on touch its target grows over the number below it */
  @media (pointer: coarse), (max-width: 767.98px) {
    > a {
      position: relative;
    }
    > a::after {
      content: '';
      position: absolute;
      inset: -4px -8px -22px;
    }
  }
`;

export const OrderNo = styled.span`
  color: var(--text-2);
  font-family: var(--font-mono);
  font-size: var(--fs-caption);
  font-weight: var(--fw-regular);
  white-space: nowrap;
`;

export const StateCell = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-1);
  max-width: 16em;

  @media (max-width: 767.98px) {
    justify-items: end;
    text-align: right;
  }
`;

export const StateLine = styled.span`
  color: var(--text-2);
  font-size: var(--fs-caption);
  line-height: var(--lh-caption);

  &[data-state='35'],
  &[data-state='55'] {
    color: var(--danger-fg);
  }
`;

export const PagerRow = styled.div`
  padding: var(--s-4) var(--card-pad);
  border-top: 1px solid var(--border-1);
`;

/** Figures and dates stay on one line, however narrow the table. */
export const OneLine = styled.span`
  white-space: nowrap;
`;

/** On a phone's card the one next step takes the whole width. */
export const TableBox = styled.div`
  @media (max-width: 767.98px) {
    td[data-actions] > a {
      flex: 1;
    }
  }
`;
