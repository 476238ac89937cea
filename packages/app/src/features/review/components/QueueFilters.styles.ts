import { styled } from 'styled-components';

export const Filters = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2);
  padding: var(--ca-s-4) var(--ca-card-pad);
  border-bottom: 1px solid var(--ca-border-1);

  [data-part='words'] {
    width: 17rem;
  }
  [data-part='type'] {
    width: max(12rem, 170px);
  }
  [data-part='fresh'] {
    display: inline-flex;
    align-items: center;
    gap: var(--ca-s-2);
    margin-left: auto;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  @media (max-width: 767.98px) {
    [data-part='words'],
    [data-part='type'] {
      width: 100%;
    }
    [data-part='fresh'] {
      margin-left: 0;
    }
  }
`;
