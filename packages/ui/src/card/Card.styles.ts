import { styled } from 'styled-components';

export const CardRoot = styled.section`
  min-width: 0;
  padding: var(--ca-card-pad);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  &[data-padding='none'] {
    padding: 0;
    overflow: hidden;
  }

  @media (max-width: 767.98px) {
    --ca-card-pad: 1rem;
  }
`;

export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3);
  margin-bottom: var(--ca-s-4);

  [data-padding='none'] > & {
    margin-bottom: 0;
    padding: var(--ca-s-5) var(--ca-card-pad) var(--ca-s-3);
  }

  & > [data-part='title'] {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
`;

export const CardFoot = styled.footer`
  margin-top: var(--ca-s-4);
  padding-top: var(--ca-s-4);
  border-top: 1px solid var(--ca-border-1);

  [data-padding='none'] > & {
    margin-top: 0;
    padding: var(--ca-s-4) var(--ca-card-pad);
  }
`;
