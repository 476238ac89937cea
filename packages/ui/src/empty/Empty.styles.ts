import { styled } from 'styled-components';

export const EmptyRoot = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  padding: var(--s-10) var(--s-4);
  text-align: center;

  &[data-size='sm'] {
    padding: var(--s-6) var(--s-4);
  }

  & > [data-part='title'] {
    margin-top: var(--s-2);
    font-size: var(--fs-h5);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h5);
  }

  & > [data-part='reason'] {
    max-width: 26em;
    color: var(--text-2);
  }

  & > [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--s-2);
    margin-top: var(--s-3);
  }
`;
