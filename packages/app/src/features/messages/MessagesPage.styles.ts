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

  [data-part='words'] {
    width: 14rem;
  }
  [data-part='choice'] {
    width: max(10rem, 150px);
  }
  @media (max-width: 767.98px) {
    [data-part='words'] {
      width: 100%;
    }
    [data-part='choice'] {
      flex: 1;
      min-width: 8rem;
      width: auto;
    }
  }
`;

/** List and reading pane side by side; on a narrow screen the open message takes the place of the list. */
export const Reading = styled.div`
  display: grid;
  grid-template-columns: 25rem minmax(0, 1fr);
  min-height: 26rem;

  > [data-part='list'] {
    border-right: 1px solid var(--ca-border-1);
  }
  [data-part='back'] {
    display: none;
  }
  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;

    > [data-part='list'] {
      border-right: 0;
    }
    &[data-open] > [data-part='list'],
    &:not([data-open]) > [data-part='pane'] {
      display: none;
    }
    [data-part='back'] {
      display: inline-flex;
    }
  }
`;

export const Foot = styled.div`
  padding: var(--ca-s-4) var(--ca-card-pad);
  border-top: 1px solid var(--ca-border-1);
`;
