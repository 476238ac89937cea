import { styled } from 'styled-components';

/** List and reading pane side by side; on a narrow screen the open message replaces the list. */
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
  /* an empty list: no hint to choose a message */
  &[data-empty] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-empty] > [data-part='list'] {
    border-right: 0;
  }
  &[data-empty] > [data-part='pane'] {
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
