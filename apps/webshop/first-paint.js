// Runs before the first paint, so it is small, and a file of its own: the security policy allows no script in the page. It
// shows a visitor the banner of home, or the title of the screen, before the shop's own script has loaded, and a sentence with
// the telephone number when the shop cannot start. Written in ECMAScript 5, because the oldest browsers have to read it too.
(function () {
  // What the build needs and a browser with modules may lack; tools/browsers compares it with the build.
  var needed = (
    'AbortController AbortSignal Array.prototype.at Array.prototype.findLast Array.prototype.flat ' +
    'Array.prototype.flatMap BigInt Document.prototype.getAnimations Element.prototype.animate ' +
    'FinalizationRegistry HTMLDialogElement.prototype.showModal IntersectionObserver Intl.ListFormat Intl.Locale ' +
    'Intl.PluralRules Intl.RelativeTimeFormat Object.fromEntries Object.hasOwn Promise.allSettled ' +
    'String.prototype.replaceAll String.prototype.trimEnd WeakRef createImageBitmap globalThis queueMicrotask ' +
    'reportError'
  ).split(' ');
  var root = document.getElementById('root');
  var main = document.querySelector('main');
  var banner = document.getElementById('first-paint');
  var language = 'nl';
  var isVisitor = true;
  try {
    language = localStorage.getItem('stadstegoed:language') || language;
    isVisitor = localStorage.getItem('stadstegoed:account') === null;
  } catch (error) {
    // Without storage nobody is signed in, and the language is Dutch.
  }

  function isScreenAvailable(path) {
    var found = path.split('.').reduce(function (owner, name) {
      return owner && owner[name];
    }, window);
    return found !== undefined;
  }

  function showBanner() {
    var isHome = location.pathname === '/' && location.search === '';
    if (isHome && isVisitor && language === 'nl' && banner !== null && main !== null) main.appendChild(banner.content);
  }

  /** Shows the head of the screen at this address, or its breadcrumbs when its name comes from the platform. Its words are those of the build (vite/first-words.ts). */
  function showHead(screens) {
    var screen = screens.filter(function (each) {
      return new RegExp(each.path).test(location.pathname) && (isVisitor || !each.isOfVisitor);
    })[0];
    var shown = language === 'en' ? 'en' : 'nl';
    var head = document.getElementById('first-head-' + shown);
    if (screen === undefined || head === null || main === null) return;
    var words = screen[shown];
    document.documentElement.lang = shown;
    main.appendChild(head.content);
    main.querySelector('[aria-current]').textContent = words.title;
    if (words.list) showCrumb(words.list);
    if (words.lead) {
      main.querySelector('h1').textContent = words.title;
      main.querySelector('.page-head p').textContent = words.lead;
    } else main.firstChild.removeChild(main.querySelector('.page-head'));
  }

  /** Adds the list between home and the screen to the breadcrumbs. */
  function showCrumb(list) {
    var home = main.querySelector('li');
    var crumb = home.cloneNode(true);
    crumb.firstChild.textContent = list.title;
    crumb.firstChild.setAttribute('href', list.href);
    home.parentNode.insertBefore(crumb, home.nextSibling);
  }

  /** Shows the sentence in place of the content, unless the shop stands. */
  function giveUp() {
    var sentence = document.getElementById(language === 'en' ? 'no-start-en' : 'no-start');
    if (root === null || sentence === null || (!root.contains(main) && root.firstChild !== null)) return;
    main.innerHTML = '';
    main.appendChild(sentence);
    root.appendChild(main);
    sentence.removeAttribute('hidden');
  }

  if (!needed.every(isScreenAvailable)) {
    giveUp();
    // The shop does not start without its element: half of it would not work.
    if (root !== null) root.removeAttribute('id');
    return;
  }

  // The shop's script cannot be loaded or read (an event at its element, which does not bubble), or its start throws.
  window.addEventListener(
    'error',
    function (event) {
      if (event.target === window || event.target.type === 'module') setTimeout(giveUp);
    },
    true,
  );
  window.addEventListener('unhandledrejection', function () {
    setTimeout(giveUp);
  });
  showBanner();
  showHead('%first-words%');

  // The first question about locales takes a slow phone 0.1 s, and nearly every screen formats a date or a number when its
  // content comes. Asked after the first frame, while the processor waits for the shop's script.
  requestAnimationFrame(function () {
    setTimeout(function () {
      Intl.DateTimeFormat.supportedLocalesOf('nl-NL');
    });
  });
})();
