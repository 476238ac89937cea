import { styled } from 'styled-components';

export const TeacherRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ca-s-5);

  > div {
    min-width: 0;
  }
  b {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
`;
