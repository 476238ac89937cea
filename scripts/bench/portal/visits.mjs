const rows = 'main table:not([aria-busy]) tbody tr';

/**
 * What is opened, by whom (a user of the sample world, or a visitor), and a selector for the usable page
 * that matches no skeleton.
 */
export const visits = [
  { name: 'home', path: '/', shows: 'main h1' },
  { name: 'login', path: '/login', shows: 'main form input' },
  { name: 'products', path: '/product', shows: 'main a[href^="/productDetail?"]' },
  { name: 'notices', path: '/proclamation', shows: 'main ul a[href*="?id="]' },
  { name: 'home, logged in', path: '/', person: 'qiye', shows: 'main [data-component="Card"] li a' },
  { name: 'my orders', path: '/core/order', person: 'qiye', shows: rows },
  { name: 'my certificates', path: '/core/caManage', person: 'qiye', shows: rows },
  { name: 'review queue', path: '/certManage/review', person: 'shenhe1', shows: rows },
  { name: 'users', path: '/system/userInfoManage', person: 'admin', shows: rows },
];
