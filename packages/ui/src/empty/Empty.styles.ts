import { styled } from 'styled-components';

export const EmptyRoot = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ca-s-2);
  padding: var(--ca-s-10) var(--ca-s-4);
  text-align: center;

  &[data-size='sm'] {
    padding: var(--ca-s-6) var(--ca-s-4);
  }

  & > [data-part='title'] {
    margin-top: var(--ca-s-2);
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }

  & > [data-part='reason'] {
    max-width: 26em;
    color: var(--ca-text-2);
  }

  & > [data-part='way'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--ca-s-2);
    margin-top: var(--ca-s-3);
  }
`;
