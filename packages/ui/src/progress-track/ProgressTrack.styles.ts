import { styled } from 'styled-components';
import { statusNodes } from '../internal/statusNodes.styles.js';

export const TrackList = styled.ol`
  --node: max(2.25rem, 34px);
  ${statusNodes}

  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  &[data-size='lg'] {
    --node: max(3rem, 44px);
  }

  & > li {
    padding-right: var(--ca-s-4);
  }

  & > li::before {
    top: calc(var(--node) / 2 - 1px);
    right: 0;
    left: var(--node);
    height: 2px;
  }

  & [data-part='node'] {
    position: relative;
  }

  &[data-size='lg'] [data-part='node'] svg {
    width: 1.5rem;
    height: 1.5rem;
  }

  & > [data-status='current'] [data-part='node'] {
    border-color: var(--ca-action);
    background: var(--ca-action);
    color: var(--ca-text-on-brand);
    box-shadow: 0 0 0 5px var(--ca-bg-selected);
  }

  & > [data-status='failed'] [data-part='node'] {
    border-color: var(--ca-danger-solid);
    background: var(--ca-danger-solid);
    color: var(--ca-text-on-brand);
  }

  & [data-part='title'] {
    display: block;
    margin-top: var(--ca-s-3);
  }

  & [data-part='note'] {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    line-height: var(--ca-lh-sm);
    text-wrap: balance;
  }

  @media (max-width: 767.98px) {
    grid-auto-flow: row;

    & > li {
      min-height: calc(var(--node) + 22px);
      padding: 0 0 var(--ca-s-5) calc(var(--node) + 16px);
    }

    & > li:last-child {
      min-height: var(--node);
      padding-bottom: 0;
    }

    & > li::before {
      top: var(--node);
      right: auto;
      bottom: 0;
      left: calc(var(--node) / 2 - 1px);
      width: 2px;
      height: auto;
    }

    & [data-part='node'] {
      position: absolute;
      top: 0;
      left: 0;
    }

    & [data-part='title'] {
      margin-top: 0;
      line-height: var(--node);
    }

    /* a large node is as high as both lines beside it */
    &[data-size='lg'] [data-part='title'] {
      line-height: var(--ca-lh-body);
    }
  }
`;
