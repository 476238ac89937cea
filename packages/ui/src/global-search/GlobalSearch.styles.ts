import { styled } from 'styled-components';

export const SearchForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-3);
  min-width: 0;

  & > [data-part='row'] {
    display: flex;
    gap: var(--ca-s-2);
  }

  & > [data-part='row'] > [data-part='frame'] {
    flex: 1;
    min-width: 0;
  }

  &[data-variant='hero'] input {
    min-height: var(--ca-control-h-lg);
    font-size: var(--ca-fs-body-lg);
  }

  & > [data-part='terms'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-1) var(--ca-s-4);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }

  & > [data-part='terms'] > button {
    min-height: 24px;
    max-width: 16em;
    overflow: hidden;
    color: var(--ca-text-link);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > [data-part='terms'] > button:hover {
    text-decoration: underline;
  }

  & > [data-part='terms'] > [data-part='forget'] {
    color: var(--ca-text-2);
  }

  @media (pointer: coarse), (max-width: 767.98px) {
    & > [data-part='terms'] > button {
      min-height: 44px;
    }
  }
`;

/** Inside the popover of the icon variant. */
export const SearchPanel = styled.div`
  width: min(28rem, calc(100vw - 48px));
`;
