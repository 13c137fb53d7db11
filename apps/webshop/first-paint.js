// Shows a visitor the banner of home before the shop's own script has loaded. Runs before the first paint, so it is small
// and a file of its own: the security policy allows no script in the page. The shop replaces what it shows.
(() => {
  const banner = document.getElementById('first-paint');
  const main = document.querySelector('main');
  if (location.pathname !== '/' || location.search !== '' || banner === null || main === null) return;
  try {
    if (localStorage.getItem('stadstegoed:account') !== null) return;
    if ((localStorage.getItem('stadstegoed:language') ?? 'nl') !== 'nl') return;
  } catch {
    // Without storage nobody is signed in, and the language is Dutch.
  }
  main.append(banner.content);
})();
