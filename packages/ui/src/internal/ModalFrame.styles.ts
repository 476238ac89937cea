import { styled } from 'styled-components';

/** The header's buttons. */
export const Tools = styled.span`
  display: flex;
  flex: none;
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--ca-s-3);
  padding: var(--ca-s-5) var(--ca-s-6) 0;

  &[data-draggable] {
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  &[data-draggable]:active {
    cursor: grabbing;
  }
  > h2 {
    flex: 1;
    padding-top: 0.2em;
    font-size: var(--ca-fs-h4);
    line-height: var(--ca-lh-h4);
    font-weight: var(--ca-fw-strong);
  }
  @media (max-width: 767.98px) {
    padding: var(--ca-s-4) var(--ca-s-4) 0;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: var(--ca-s-4) var(--ca-s-6);

  > [data-part='description'] {
    color: var(--ca-text-2);
    margin-bottom: var(--ca-s-4);
  }
  > [data-part='description']:last-child {
    margin-bottom: 0;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (max-width: 767.98px) {
    padding: var(--ca-s-4);
  }
`;

export const Footer = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--ca-s-3);
  padding: var(--ca-s-4) var(--ca-s-6) var(--ca-s-6);

  @media (max-width: 767.98px) {
    flex-wrap: wrap;
    padding: var(--ca-s-4) var(--ca-s-4) calc(var(--ca-s-4) + env(safe-area-inset-bottom));

    > button {
      flex: 1;
    }
  }
`;
