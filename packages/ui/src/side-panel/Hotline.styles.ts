import { styled } from 'styled-components';

export const HotlineRoot = styled.div`
  display: grid;
  gap: var(--ca-s-3);
  width: 18rem;
  max-width: 100%;

  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-2);
  }
  & > [data-part='head'] > strong {
    font-size: var(--ca-fs-h5);
    line-height: var(--ca-lh-h5);
    font-weight: var(--ca-fw-strong);
  }
  & > dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    gap: var(--ca-s-2) var(--ca-s-4);
  }
  & dt,
  & > [data-part='note'] {
    color: var(--ca-text-2);
  }
  & dd > a {
    display: inline-block;
    min-height: 24px;
  }
  & dd > * + * {
    display: block;
  }
  @media (pointer: coarse), (max-width: 767.98px) {
    & dd > a {
      min-height: 44px;
      padding: 10px 0;
    }
  }
`;
