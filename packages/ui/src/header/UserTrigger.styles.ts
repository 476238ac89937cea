import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const UserButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--ca-s-2);
  min-height: var(--ca-control-h);
  max-width: 14rem;
  padding: 2px var(--ca-s-3) 2px var(--ca-s-2);
  border: 1px solid var(--ca-border-control);
  border-radius: var(--ca-r-md);
  color: var(--ca-text-1);

  &:hover,
  &[aria-expanded='true'] {
    border-color: var(--ca-action);
    background: var(--ca-bg-hover);
  }

  & > [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > svg {
    width: 1em;
    height: 1em;
    color: var(--ca-text-2);
  }

  @media (max-width: 767.98px) {
    justify-content: center;
    min-width: 44px;
    padding: 2px;
    border-color: transparent;

    & > [data-part='name'] {
      ${visuallyHidden}
    }

    & > svg {
      display: none;
    }
  }
`;
