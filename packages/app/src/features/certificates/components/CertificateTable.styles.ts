import { styled } from 'styled-components';

export const NameCell = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ca-s-3);

  [data-part='picture'] {
    display: grid;
    flex: none;
    place-items: center;
    width: max(2.25rem, 34px);
    height: max(2.25rem, 34px);
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-sunken);
    color: var(--ca-text-2);
  }
  strong {
    display: block;
    font-weight: var(--ca-fw-strong);
  }
  [data-part='serial'],
  [data-part='note'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  [data-part='serial'] {
    font-family: var(--ca-font-mono);
  }
`;

export const PlatformCell = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2);

  @media (max-width: 767.98px) {
    justify-content: flex-end;
  }
`;

export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-1) var(--ca-s-2);

  /* the text of a text button aligns with the column header */
  @media (min-width: 768px) {
    > [data-variant='text']:first-child {
      margin-left: calc(-1 * var(--ca-s-3));
    }
  }
  @media (max-width: 767.98px) {
    flex: 1;

    > [data-component='LinkButton'] {
      flex: 1;
      min-height: 44px;
    }
    > [data-variant='text'] {
      border-color: var(--ca-border-2);
    }
  }
`;
