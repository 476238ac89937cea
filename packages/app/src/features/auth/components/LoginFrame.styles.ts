import { styled } from 'styled-components';

export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
  min-height: 100vh;
  background: var(--ca-bg-surface);

  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Pitch = styled.header`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: var(--ca-s-10) var(--ca-s-16);
  border-right: 1px solid var(--ca-border-1);
  background: var(--ca-bg-brand-soft);
  overflow: hidden;
  isolation: isolate;

  [data-part='rosette'] {
    position: absolute;
    right: -18rem;
    bottom: -20rem;
    z-index: -1;
    width: 62rem;
  }
  [data-part='seal'] {
    position: absolute;
    right: 6rem;
    bottom: 7rem;

    svg {
      width: 9.5rem;
      height: auto;
    }
  }
  [data-part='words'] {
    margin: auto 0;
  }
  [data-part='headline'] {
    font-size: var(--ca-fs-display);
    font-weight: var(--ca-fw-strong);
    line-height: 1.25;
  }
  [data-part='lead'] {
    margin-top: var(--ca-s-4);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-h5);
  }
  ul {
    display: grid;
    gap: var(--ca-s-4);
    margin-top: var(--ca-s-8);
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
  }
  li [data-component='Icon'] {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--ca-text-brand);
  }
  @media (max-width: 1279.98px) {
    display: none;
  }
`;

export const FormPane = styled.main`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: var(--ca-s-6) var(--ca-s-10);

  /* As in the other frames: a focus ring around a whole page is not useful. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  @media (max-width: 1279.98px) {
    padding: 16px;
  }
`;

export const TopLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3);
  min-height: max(2.5rem, 40px);
  font-size: var(--ca-fs-sm);

  [data-part='ways'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-4);
    margin-left: auto;
  }
  [data-part='ways'] > a,
  [data-part='ways'] > [data-variant='text'] {
    color: var(--ca-text-2);
    font-weight: var(--ca-fw-regular);
  }
  [data-part='mark'] {
    display: none;
  }
  @media (max-width: 1279.98px) {
    [data-part='mark'] {
      display: block;
    }
  }
  /* The logo already links to the home page, and there is room for one line only. */
  @media (max-width: 767.98px) {
    [data-part='ways'] > a {
      display: none;
    }
  }
`;

export const FormColumn = styled.div`
  width: min(27.5rem, 100%);
  min-width: min(400px, 100%);
  margin: auto;
  padding: var(--ca-s-6) 0;

  > h1 {
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  > p {
    margin: var(--ca-s-2) 0 var(--ca-s-6);
    color: var(--ca-text-2);
  }
  > [data-component='Alert'] {
    margin-bottom: var(--ca-s-5);
  }
  > form + [data-component='Alert'] {
    margin: var(--ca-s-5) 0 0;
  }
  @media (max-width: 1279.98px) {
    margin: 24px auto auto;
  }
  [data-mode='elder'] & {
    width: min(34rem, 100%);
  }
`;

export const FootLine = styled.footer`
  display: grid;
  gap: var(--ca-s-1);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-caption);
  text-align: center;

  a {
    margin-inline-start: var(--ca-s-3);
  }
`;
