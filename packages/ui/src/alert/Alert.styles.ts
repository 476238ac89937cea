import { styled } from 'styled-components';

export const AlertRoot = styled.div`
  display: flex;
  gap: var(--ca-s-3);
  padding: var(--ca-s-4) var(--ca-s-5);
  border: 1px solid var(--ca-info-bd);
  border-radius: var(--ca-r-md);
  background: var(--ca-info-bg);
  color: var(--ca-text-1);

  > [data-component='Icon'] {
    margin-top: 0.15em;
    color: var(--ca-info-fg);
  }
  &[data-tone='success'] {
    border-color: var(--ca-success-bd);
    background: var(--ca-success-bg);
    > [data-component='Icon'] {
      color: var(--ca-success-fg);
    }
  }
  &[data-tone='warning'] {
    border-color: var(--ca-warning-bd);
    background: var(--ca-warning-bg);
    > [data-component='Icon'] {
      color: var(--ca-warning-fg);
    }
  }
  &[data-tone='danger'] {
    border-color: var(--ca-danger-bd);
    background: var(--ca-danger-bg);
    > [data-component='Icon'] {
      color: var(--ca-danger-fg);
    }
  }
`;

export const AlertBody = styled.div`
  flex: 1;
  min-width: 0;

  > strong {
    display: block;
    font-weight: var(--ca-fw-strong);
  }
  > p + button {
    margin-top: var(--ca-s-2);
  }
`;

export const AlertAction = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--ca-s-2);
  align-self: center;
`;
