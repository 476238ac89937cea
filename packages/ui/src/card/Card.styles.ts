import { styled } from 'styled-components';

export const CardRoot = styled.section`
  min-width: 0;
  padding: var(--card-pad);
  border: 1px solid var(--border-1);
  border-radius: var(--r-lg);
  background: var(--bg-surface);

  &[data-padding='none'] {
    padding: 0;
    overflow: hidden;
  }

  @media (max-width: 767.98px) {
    --card-pad: 1rem;
  }
`;

export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  margin-bottom: var(--s-4);

  [data-padding='none'] > & {
    margin-bottom: 0;
    padding: var(--s-5) var(--card-pad) var(--s-3);
  }

  & > [data-part='title'] {
    font-size: var(--fs-h5);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h5);
  }
`;

export const CardFoot = styled.footer`
  margin-top: var(--s-4);
  padding-top: var(--s-4);
  border-top: 1px solid var(--border-1);

  [data-padding='none'] > & {
    margin-top: 0;
    padding: var(--s-4) var(--card-pad);
  }
`;
