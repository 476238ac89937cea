import { styled } from 'styled-components';

export const RangeRoot = styled.div`
  display: grid;
  /* narrower than the minimum width of two inputs: the second date and the calendar were cut off */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-1);
  width: 100%;
`;

export const RangeRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ca-s-2);

  > [data-part='frame'] {
    flex: 1;
    min-width: 0;
  }
  > [data-part='separator'] {
    flex: none;
    color: var(--ca-text-2);
  }
  @media (max-width: 767.98px) {
    flex-wrap: wrap;

    > [data-part='frame'] {
      /* two numeric dates and the button fit on one line, at large text sizes on two */
      flex-basis: max(6.5rem, 7.2em);
    }
    /* one line for each date, the second with the button: otherwise the button would be alone on a line */
    [data-mode='elder'] & > [data-part='frame'] {
      flex-basis: calc(100% - 4.5rem);
    }
  }
`;

export const PresetRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);
  margin-bottom: var(--ca-s-3);
  padding-bottom: var(--ca-s-3);
  border-bottom: 1px solid var(--ca-border-1);
`;
