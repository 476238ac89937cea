import { styled } from 'styled-components';

export const OrderName = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ca-s-1);

  /* the name is a link, too: on touch its target also covers the number below it */
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
  color: var(--ca-text-2);
  font-family: var(--ca-font-mono);
  font-size: var(--ca-fs-caption);
  font-weight: var(--ca-fw-regular);
  white-space: nowrap;
`;

export const StateCell = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ca-s-1);
  max-width: 16em;

  @media (max-width: 767.98px) {
    justify-items: end;
    text-align: right;
  }
`;

export const StateLine = styled.span`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-caption);
  line-height: var(--ca-lh-caption);

  &[data-state='35'],
  &[data-state='55'] {
    color: var(--ca-danger-fg);
  }
`;

/** On a phone's card the next step has the full width. */
export const TableBox = styled.div`
  @media (max-width: 767.98px) {
    td[data-actions] > a {
      flex: 1;
    }
  }
`;
