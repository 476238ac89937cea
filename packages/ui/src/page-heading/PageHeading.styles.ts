import { styled } from 'styled-components';

export const HeadingRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--ca-s-4);
  margin-bottom: var(--ca-s-5);

  & [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-3);
  }

  & h1 {
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h3);
  }

  &[data-size='lg'] h1 {
    font-size: var(--ca-fs-h2);
    line-height: var(--ca-lh-h2);
  }

  & [data-part='description'] {
    margin-top: var(--ca-s-1);
    color: var(--ca-text-2);
  }

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
  }

  /* a caller's fragment may be empty */
  & > [data-part='actions']:empty {
    display: none;
  }
`;
