import { styled } from 'styled-components';
import { MenuPanel } from '../dropdown-menu/DropdownMenu.styles.js';

/** 105px for rows of an icon and four characters; longer words make it wider rather than taller. */
export const ContextPanel = styled(MenuPanel)`
  width: max-content;
  min-width: var(--ca-ctx-menu-w);
  max-width: min(20rem, calc(100vw - 16px));

  [role='menuitem'] {
    padding-inline: var(--ca-s-2);
    font-size: var(--ca-fs-sm);
  }
`;

/** Listens without being a box of its own. */
export const ContextArea = styled.div`
  display: contents;
  -webkit-touch-callout: none;
`;
