import type { PageSource } from '../page-source';

/** Written in English only: French readers get it in that language, as for any text that was never translated. */
export const PRESS: PageSource = {
  url: '/press',
  en: {
    title: 'Press',
    description: 'Facts about ##site##, the use of its name and logo, and whom journalists may ask.',
    text: `<p>Facts and pictures about ##site## for editors. They may be used freely in reports about the house.</p>
<h2>In one paragraph</h2>
<p>##site## offers more than 1,200 games of thirty studios, tournaments, jackpots and a loyalty programme, in English and French.
It is known for conditions that fit on a card and for a support desk staffed by people, day and night.</p>
<h2>Name and mark</h2>
<ul>
<li>The name is written <strong>##site##</strong> in running text, never in capitals only.</li>
<li>The mark is an arch with the sun rising in it; keep half its width free on every side.</li>
<li>On dark ground it is gold. On light ground it stands on its midnight tile.</li>
</ul>
<table>
<thead><tr><th>Colour</th><th>Value</th></tr></thead>
<tbody>
<tr><td>Gold</td><td>#F5B942</td></tr>
<tr><td>Midnight</td><td>#0F1430</td></tr>
</tbody>
</table>
<h2>Questions</h2>
<p>Write to press@aurelia.example.com; more addresses are under <a href="/contacts">contacts</a>.</p>`,
  },
};
