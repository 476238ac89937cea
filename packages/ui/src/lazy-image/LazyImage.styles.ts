import { styled } from 'styled-components';

export const LazyImageRoot = styled.span`
  position: relative;
  display: inline-block;
  width: var(--local-width);
  max-width: 100%;
  aspect-ratio: var(--local-ratio);
  overflow: hidden;
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);
  vertical-align: top;

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* until it has loaded, its alternative text is only for screen readers */
    opacity: 0;
    transition: opacity var(--ca-dur-3) var(--ca-ease-standard);
  }
  &[data-fit='contain'] > img {
    object-fit: contain;
  }
  &[data-state='loaded'] > img {
    opacity: 1;
  }
  > [data-component='Skeleton'] {
    position: absolute;
    inset: 0;
  }
`;

export const Missing = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: safe center;
  gap: var(--ca-s-1);
  overflow: auto;
  padding: var(--ca-s-2);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);
  text-align: center;
`;
