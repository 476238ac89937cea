import { styled } from 'styled-components';

export const AlertRoot = styled.div`
  display: flex;
  gap: var(--s-3);
  padding: var(--s-4) var(--s-5);
  border: 1px solid var(--info-bd);
  border-radius: var(--r-md);
  background: var(--info-bg);
  color: var(--text-1);

  > [data-component='Icon'] {
    margin-top: 0.15em;
    color: var(--info-fg);
  }
  &[data-tone='success'] {
    border-color: var(--success-bd);
    background: var(--success-bg);
    > [data-component='Icon'] {
      color: var(--success-fg);
    }
  }
  &[data-tone='warning'] {
    border-color: var(--warning-bd);
    background: var(--warning-bg);
    > [data-component='Icon'] {
      color: var(--warning-fg);
    }
  }
  &[data-tone='danger'] {
    border-color: var(--danger-bd);
    background: var(--danger-bg);
    > [data-component='Icon'] {
      color: var(--danger-fg);
    }
  }
`;

export const AlertBody = styled.div`
  flex: 1;
  min-width: 0;

  > strong {
    display: block;
    font-weight: var(--fw-strong);
  }
`;

export const AlertAction = styled.div`
  flex: none;
  align-self: center;
`;
