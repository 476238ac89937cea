// Stands in the head of every document and runs before any other script has come: asks for what the page will ask for
// first, so that the answers travel beside the code and not after it. src/api/early.ts hands them out.
(function () {
  var token = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // A forbidden storage: nobody is logged in here.
  }
  var early = (window.earlyAnswers = { token: token, askedAt: Date.now(), answers: {} });
  function ask(url) {
    early.answers[url] = fetch(url, {
      credentials: 'same-origin',
      headers: token && url.indexOf('/mh/') === 0 ? { Accept: 'application/json', Authorization: token } : {},
    });
    early.answers[url].catch(function () {}); // who takes the answer is told; perhaps nobody does
  }
  // The home page is prerendered for a visitor: whoever has a token has a section more (src/features/home).
  if (token) document.documentElement.setAttribute('data-kept-token', '');
  ask('/portal.config.json');
  var route = document.getElementById('route');
  var first = route ? JSON.parse(route.textContent) : {};
  // A worker may have kept the document for another page; and the frame of work is no visitor's: the guard leads him home.
  var isMeant = first.path === location.pathname;
  if (!token || !isMeant) document.documentElement.setAttribute('data-no-frame', '');
  if (!token) return;
  // The start page follows: what is said to visitors would only flash. AppRoutes.tsx takes it away.
  if (location.pathname === '/') {
    document.documentElement.setAttribute('data-start-follows', '');
    var start = document.getElementById('start');
    (start ? JSON.parse(start.textContent) : []).forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = file;
      document.head.appendChild(link);
    });
    // Where the portal's script does not come, they are better than nothing.
    addEventListener(
      'error',
      function (event) {
        if (event.target && event.target.tagName === 'SCRIPT')
          document.documentElement.removeAttribute('data-start-follows');
      },
      true,
    );
  }
  ask('/mh/getInfo');
  ask('/mh/getRouters');
  // A number that a call needs is in the URL. Other lists are requested as the plain URL shows them.
  var query = new URLSearchParams(location.search);
  (isMeant ? first.calls : []).forEach(function (call) {
    var names = (call.match(/\{\w+\}/g) || []).map(function (place) {
      return place.slice(1, -1);
    });
    if (names.length === 0 && location.search !== '') return;
    var isNamed = names.every(function (name) {
      return query.get(name);
    });
    if (!isNamed) return;
    ask(
      names.reduce(function (url, name) {
        return url.replace('{' + name + '}', encodeURIComponent(query.get(name)));
      }, call),
    );
  });
})();
