import { styled } from 'styled-components';
import { SideColumns } from '../../shared/page/index.js';

/** The waiting items left, the open item right. */
export const Panes = styled(SideColumns)`
  grid-template-columns: 20rem minmax(0, 1fr);

  &:focus {
    outline: none;
  }
`;

/** The card has no padding, because its rows go from edge to edge. */
export const Find = styled.div`
  padding: 0 var(--ca-card-pad) var(--ca-s-3);
`;

/** Below the waiting items: the switch for opening the next item automatically. */
export const Onward = styled.div`
  padding: var(--ca-s-3) var(--ca-card-pad);
  border-top: 1px solid var(--ca-border-1);
`;

export const WaitingRows = styled.ol`
  max-height: 70vh;
  overflow: auto;

  @media (max-width: 1279.98px) {
    max-height: 40vh;
  }
  > li > button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--ca-s-3);
    width: 100%;
    padding: var(--ca-s-3) var(--ca-card-pad);
    border: 0;
    border-top: 1px solid var(--ca-border-1);
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;

    &:hover {
      background: var(--ca-bg-hover);
    }
    &[aria-current] {
      background: var(--ca-bg-selected);
      box-shadow: inset 3px 0 0 var(--ca-action);
    }
    &:focus-visible {
      outline: 2px solid var(--ca-action);
      outline-offset: -2px;
    }
    strong {
      font-weight: var(--ca-fw-strong);
    }
    [data-part='line'] {
      grid-column: 1 / -1;
      color: var(--ca-text-2);
      font-size: var(--ca-fs-sm);
    }
  }
`;

export const ItemColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-4);

  h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  h2:focus {
    outline: none;
  }
`;

export const ItemHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--ca-s-2) var(--ca-s-4);

  /* if the facts are in cards of their own, the head is the last child and needs no margin */
  &:not(:last-child) {
    margin-bottom: var(--ca-s-4);
  }
`;

export const KeyLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2) var(--ca-s-4);
  margin-top: var(--ca-s-4);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-caption);

  kbd {
    padding: 1px 6px;
    border: 1px solid var(--ca-border-2);
    border-radius: var(--ca-r-sm);
    background: var(--ca-bg-surface);
    color: var(--ca-text-1);
  }
  @media (hover: none), (max-width: 767.98px) {
    display: none;
  }
`;

/** Entered data left, the material of the selected point right. */
export const PointColumns = styled(SideColumns)`
  --local-side: minmax(0, 1fr);
`;

export const PointRows = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--ca-s-2) var(--ca-s-3);
    padding: var(--ca-s-3) 0;
    border-top: 1px solid var(--ca-border-1);
  }
  li:first-child {
    border-top: 0;
  }
  [data-part='label'] {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='value'] {
    overflow-wrap: anywhere;
  }
  [data-part='reason'] {
    grid-column: 1 / -1;
  }
`;

export const PointFinding = styled.span`
  display: block;
  color: var(--ca-warning-fg);
  font-size: var(--ca-fs-sm);

  &[data-passed] {
    color: var(--ca-text-2);
  }
`;
