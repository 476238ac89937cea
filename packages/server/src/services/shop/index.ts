export { type CatalogProduct, findProduct, listProducts } from './catalog.js';
export { listing } from './listing.js';
export { productDetail, productSummary } from './present.js';
export { pricesOf, quoteFor } from './quote-for.js';
