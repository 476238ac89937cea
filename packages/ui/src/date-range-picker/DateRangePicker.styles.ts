import { styled } from 'styled-components';

export const RangeRoot = styled.div`
  display: grid;
  /* narrower than two inputs like to be: the second date and the calendar were cut off */
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
      /* a date in digits: two of them and the button fit one line, in large type they take two */
      flex-basis: max(6.5rem, 7.2em);
    }
    /* a line each, the end's with the button: two of them would fit, and the button would stand below, alone */
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
