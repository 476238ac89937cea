import { styled } from 'styled-components';

export const HeadingRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--s-4);
  margin-bottom: var(--s-5);

  & [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-3);
  }

  & h1 {
    font-size: var(--fs-h3);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h3);
  }

  &[data-size='lg'] h1 {
    font-size: var(--fs-h2);
    line-height: var(--lh-h2);
  }

  & [data-part='description'] {
    margin-top: var(--s-1);
    color: var(--text-2);
  }

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
  }
`;
