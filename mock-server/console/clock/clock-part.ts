import { shortDayOf, timeOf } from './clock-words.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';

/** Said before somebody chooses, for the page follows without a button (WCAG 3.2.2). */
export const atOnce = 'Works as soon as you choose';

const speeds = ['1', '10', '60', '3600'];

/** The time of the world as the script can keep it running. */
export const runningTime = (call: PageCall, inner: Markup): Markup => {
  const { frozen, speed } = call.world.clock.state();
  return html`<time data-clock="${call.world.now()}" data-speed="${frozen ? 0 : speed}">${inner}</time>`;
};

/** Freeze, step, jump and speed of the virtual clock; each a form, so that they work without a script. */
export function clockControls(call: PageCall): Markup {
  const { frozen, speed } = call.world.clock.state();
  const now = call.world.now();
  return html`<form class="clock" method="post" action="/_mock/do/clock" aria-label="Virtual clock">
    <input type="hidden" name="back" value="${call.path}" />
    <span class="pulse ${frozen ? 'cold' : ''}"></span>
    ${runningTime(call, html`<small>${shortDayOf(now)}</small> <b data-time>${timeOf(now)}</b>`)}
    <span class="clock-acts">
      <button class="btn bare sq" name="${frozen ? 'resume' : 'freeze'}" value="1" data-freeze>
        ${icon(frozen ? 'play' : 'pause')}<span class="vh">${frozen ? 'Run the clock' : 'Freeze the clock'}</span>
      </button>
      <button class="btn bare sq" name="step_seconds" value="60">
        ${icon('step')}<span class="vh">One minute on</span>
      </button>
      <a class="btn bare sq jump" href="/_mock#jump">${icon('jump')}<span class="vh">Jump to a moment</span></a>
      <label class="vh" for="clock-speed">Speed</label>
      <select class="in small" id="clock-speed" name="speed" aria-description="${atOnce}" title="${atOnce}" data-submit>
        ${speeds.map((one) => html`<option value="${one}" ${String(speed) === one && html`selected`}>×${one}</option>`)}
      </select>
      <noscript><button class="btn s" name="set_speed" value="1">Set speed</button></noscript>
    </span>
  </form>`;
}
