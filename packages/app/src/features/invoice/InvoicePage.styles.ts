import { styled } from 'styled-components';

/** Tabs reach the card's edges and scroll sideways where they do not fit. */
export const TabBar = styled.div`
  padding-inline: var(--ca-card-pad);
  border-bottom: 1px solid var(--ca-border-1);

  > [data-component='Tabs'] > [data-part='list'] {
    margin-bottom: -1px;
  }
`;

export const Filters = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);
  padding: var(--ca-s-3) var(--ca-card-pad);
  border-bottom: 1px solid var(--ca-border-1);

  [data-part='choice'] {
    width: max(10rem, 140px);
  }
  [data-part='range'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  [data-part='range'] > :last-child {
    width: 22rem;
    max-width: 100%;
  }
  @media (max-width: 767.98px) {
    [data-part='range'],
    [data-part='range'] > :last-child {
      width: 100%;
      min-width: 0;
    }
  }
`;

export const Foot = styled.div`
  padding: var(--ca-s-4) var(--ca-card-pad);
  border-top: 1px solid var(--ca-border-1);
`;

/** What is ticked and what can be done with it. */
export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);
  padding: var(--ca-s-2) var(--ca-card-pad);
  border-bottom: 1px solid var(--ca-border-1);
  background: var(--ca-bg-selected);

  > :last-child {
    margin-left: auto;
  }
`;

export const NameCell = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  font-weight: var(--ca-fw-strong);

  small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    font-weight: var(--ca-fw-regular);
  }
  small[data-tone='danger'] {
    color: var(--ca-danger-fg);
  }
  /* a phone's card has the values at its right edge */
  @media (max-width: 767.98px) {
    td:not([data-primary]) > & {
      justify-items: end;
      text-align: right;
    }
  }
`;

export const OneLine = styled.span`
  white-space: nowrap;
`;

export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-1);
`;

export const Sum = styled.dl`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--ca-s-4);
  padding: var(--ca-s-3) var(--ca-s-4);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);

  dd {
    margin: 0;
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
  }
`;

export const Titles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: var(--ca-s-4);
  padding: var(--ca-card-pad);

  > li > [data-component='Card'] {
    height: 100%;
  }
`;

export const TitleActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-1);
  margin-top: var(--ca-s-3);
`;

export const Lacking = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--ca-s-1);
  margin-top: var(--ca-s-2);
  color: var(--ca-warning-fg);
  font-size: var(--ca-fs-sm);
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ca-s-4);

  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
