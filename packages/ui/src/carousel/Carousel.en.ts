import type { zhCarousel } from './Carousel.zh.js';

export const enCarousel: typeof zhCarousel = {
  carousel: 'carousel',
  slide: 'slide',
  position: (index, count) => `${index} of ${count}`,
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slide show',
  play: 'Start the slide show',
};
