import { styled } from 'styled-components';

export const BarRoot = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  display: flex;
  align-items: center;
  gap: var(--s-4);
  height: var(--topbar-h);
  padding: 0 var(--s-6);
  border-bottom: 1px solid var(--border-1);
  background: var(--bg-surface);

  &[data-fixed='false'] {
    position: static;
  }

  & [data-part='welcome'] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & [data-part='greeting'] {
    font-weight: var(--fw-strong);
  }

  & [data-part='organisation'] {
    margin-left: 0.75rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }

  & [data-part='actions'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--s-4);
  }

  /* open is the usual state of the sidebar: its control does not stand out for it */
  && [data-part='toggle'] > button:not(:hover) {
    background: none;
    color: var(--text-2);
  }

  & [data-part='toggle'][data-collapsed] svg {
    transform: scaleX(-1);
  }

  & [data-part='mark'] {
    display: none;
  }

  @media (max-width: 1279.98px) {
    & [data-part='toggle'] {
      display: none;
    }

    & [data-part='mark'] {
      display: block;
    }
  }

  @media (max-width: 767.98px) {
    padding: 0 var(--s-4);

    & [data-part='organisation'] {
      display: none;
    }

    & [data-part='actions'] {
      gap: 0;
    }
  }

  @media print {
    display: none;
  }
`;
