export { Carousel, type CarouselProps, type CarouselReason, type CarouselSlide } from './Carousel.js';
