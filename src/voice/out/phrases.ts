// The few sentences that an agent says without its model, by language.
// Deliberately omitted: everything that the agent's owner can set (greeting, fillers of functions), except the default reminder.
import { primaryLanguage } from '../../core/languages.ts';

export interface Phrases {
  /** Said while a reply takes long; rotated. */
  fillers: readonly string[];
  /** The caller spoke, but nothing was understood. */
  pardon: string;
  /** Said after an internal failure; rendered before it is needed. */
  apology: string;
  /** Both sides are silent, and the agent's owner wrote no reminder. */
  reminder: string;
  /** The call has reached its maximum duration. */
  outOfTime: string;
  /** Agent and caller keep repeating themselves. */
  inCircles: string;
  /** A human is being called to take over while the caller waits on the line. */
  connecting: string;
  /** The human could not be reached, or declined. */
  notConnected: string;
  /** The same after a cold transfer, when the agent has already left. */
  nobodyAnswered: string;
  /** Spoken to the human who was called. `{caller}` is replaced by the caller's last words; `choice` is repeated. */
  briefing: { hello: string; lastWords: string; choice: string };
}

const PHRASES: Readonly<Record<string, Phrases>> = {
  en: {
    fillers: ['One moment, please.', 'I am still looking.', 'Just a little longer.'],
    pardon: 'Sorry, I did not catch that.',
    reminder: 'Are you still there?',
    apology: 'I am sorry, something went wrong on our side. Please try again later. Goodbye.',
    outOfTime: 'I am sorry, our time is up. Goodbye.',
    inCircles: 'We keep saying the same things, so I will end this call here. Goodbye.',
    connecting: 'I will connect you now. One moment, please.',
    notConnected: 'I am sorry, nobody could take your call just now. I am still here for you.',
    nobodyAnswered: 'I am sorry, nobody could take your call just now. Please try again later. Goodbye.',
    briefing: {
      hello: 'Hello, I have a caller on the line for you.',
      lastWords: 'The caller said: {caller}',
      choice: 'Press 1 to take the call, or press 2 to decline.',
    },
  },
  de: {
    fillers: ['Einen Moment, bitte.', 'Ich schaue noch nach.', 'Es dauert nicht mehr lange.'],
    pardon: 'Entschuldigung, das habe ich nicht verstanden.',
    reminder: 'Sind Sie noch da?',
    apology:
      'Es tut mir leid, bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal. Auf Wiederhören.',
    outOfTime: 'Es tut mir leid, unsere Zeit ist um. Auf Wiederhören.',
    inCircles: 'Wir wiederholen uns, deshalb beende ich das Gespräch hier. Auf Wiederhören.',
    connecting: 'Ich verbinde Sie jetzt. Einen Moment, bitte.',
    notConnected: 'Es tut mir leid, im Augenblick konnte niemand Ihren Anruf übernehmen. Ich bin weiter für Sie da.',
    nobodyAnswered:
      'Es tut mir leid, im Augenblick ist niemand erreichbar. Bitte versuchen Sie es später noch einmal. Auf Wiederhören.',
    briefing: {
      hello: 'Guten Tag, ich habe einen Anruf für Sie.',
      lastWords: 'Der Anrufer sagte: {caller}',
      choice: 'Drücken Sie die 1, um den Anruf zu übernehmen, oder die 2, um abzulehnen.',
    },
  },
  es: {
    fillers: ['Un momento, por favor.', 'Sigo buscando.', 'Solo un poco más.'],
    pardon: 'Perdón, no le he entendido.',
    reminder: '¿Sigue ahí?',
    apology: 'Lo siento, algo ha fallado por nuestra parte. Inténtelo más tarde, por favor. Adiós.',
    outOfTime: 'Lo siento, se nos ha acabado el tiempo. Adiós.',
    inCircles: 'Nos estamos repitiendo, así que termino aquí la llamada. Adiós.',
    connecting: 'Le paso ahora. Un momento, por favor.',
    notConnected: 'Lo siento, ahora mismo nadie ha podido atender su llamada. Sigo aquí para ayudarle.',
    nobodyAnswered: 'Lo siento, ahora mismo nadie ha podido atender su llamada. Inténtelo más tarde, por favor. Adiós.',
    briefing: {
      hello: 'Hola, tengo una llamada para usted.',
      lastWords: 'La persona que llama ha dicho: {caller}',
      choice: 'Pulse 1 para atender la llamada, o pulse 2 para rechazarla.',
    },
  },
  fr: {
    fillers: ['Un instant, je vous prie.', 'Je cherche encore.', 'Encore un petit moment.'],
    pardon: 'Pardon, je n’ai pas compris.',
    reminder: 'Êtes-vous toujours là ?',
    apology: 'Je suis désolé, un problème est survenu de notre côté. Veuillez réessayer plus tard. Au revoir.',
    outOfTime: 'Je suis désolé, le temps est écoulé. Au revoir.',
    inCircles: 'Nous nous répétons, je termine donc l’appel ici. Au revoir.',
    connecting: 'Je vous mets en relation. Un instant, je vous prie.',
    notConnected: 'Je suis désolé, personne n’a pu prendre votre appel pour le moment. Je reste à votre écoute.',
    nobodyAnswered: 'Je suis désolé, personne n’a pu prendre votre appel. Veuillez réessayer plus tard. Au revoir.',
    briefing: {
      hello: 'Bonjour, j’ai un appel pour vous.',
      lastWords: 'L’appelant a dit : {caller}',
      choice: 'Appuyez sur 1 pour prendre l’appel, ou sur 2 pour refuser.',
    },
  },
  pt: {
    fillers: ['Um momento, por favor.', 'Ainda estou verificando.', 'Só mais um instante.'],
    pardon: 'Desculpe, não entendi.',
    reminder: 'Ainda está aí?',
    apology: 'Sinto muito, ocorreu um erro do nosso lado. Por favor, tente novamente mais tarde. Até logo.',
    outOfTime: 'Sinto muito, o nosso tempo acabou. Até logo.',
    inCircles: 'Estamos repetindo as mesmas coisas, por isso vou encerrar a chamada aqui. Até logo.',
    connecting: 'Vou transferir a chamada agora. Um momento, por favor.',
    notConnected: 'Sinto muito, ninguém pôde atender a sua chamada agora. Continuo aqui para ajudar.',
    nobodyAnswered: 'Sinto muito, ninguém pôde atender a sua chamada agora. Tente novamente mais tarde. Até logo.',
    briefing: {
      hello: 'Olá, tenho uma chamada para você.',
      lastWords: 'A pessoa disse: {caller}',
      choice: 'Pressione 1 para atender a chamada, ou pressione 2 para recusar.',
    },
  },
  it: {
    fillers: ['Un momento, per favore.', 'Sto ancora cercando.', 'Ancora un attimo.'],
    pardon: 'Scusi, non ho capito.',
    reminder: 'È ancora in linea?',
    apology: 'Mi dispiace, si è verificato un errore da parte nostra. Riprovi più tardi, per favore. Arrivederci.',
    outOfTime: 'Mi dispiace, il tempo è scaduto. Arrivederci.',
    inCircles: 'Ci stiamo ripetendo, quindi concludo qui la chiamata. Arrivederci.',
    connecting: 'Ora la metto in contatto. Un momento, per favore.',
    notConnected: 'Mi dispiace, al momento nessuno ha potuto rispondere. Sono ancora qui per aiutarla.',
    nobodyAnswered:
      'Mi dispiace, al momento nessuno ha potuto rispondere. La preghiamo di riprovare più tardi. Arrivederci.',
    briefing: {
      hello: 'Buongiorno, ho una chiamata per lei.',
      lastWords: 'Chi chiama ha detto: {caller}',
      choice: 'Prema 1 per accettare la chiamata, oppure prema 2 per rifiutarla.',
    },
  },
  nl: {
    fillers: ['Een ogenblik, alstublieft.', 'Ik ben nog aan het zoeken.', 'Nog heel even.'],
    pardon: 'Sorry, dat heb ik niet verstaan.',
    reminder: 'Bent u er nog?',
    apology: 'Het spijt me, er is bij ons iets misgegaan. Probeer het later opnieuw, alstublieft. Tot ziens.',
    outOfTime: 'Het spijt me, onze tijd is om. Tot ziens.',
    inCircles: 'We vallen in herhaling, daarom beëindig ik het gesprek hier. Tot ziens.',
    connecting: 'Ik verbind u nu door. Een ogenblik, alstublieft.',
    notConnected: 'Het spijt me, niemand kon uw gesprek nu aannemen. Ik ben er nog om u te helpen.',
    nobodyAnswered: 'Het spijt me, niemand kon uw gesprek nu aannemen. Probeert u het later nog eens. Tot ziens.',
    briefing: {
      hello: 'Hallo, ik heb een beller voor u aan de lijn.',
      lastWords: 'De beller zei: {caller}',
      choice: 'Druk op 1 om het gesprek aan te nemen, of druk op 2 om te weigeren.',
    },
  },
  pl: {
    fillers: ['Chwileczkę, proszę.', 'Jeszcze sprawdzam.', 'Jeszcze tylko moment.'],
    pardon: 'Przepraszam, proszę powtórzyć.',
    reminder: 'Czy nadal mnie słychać?',
    apology: 'Przepraszam, po naszej stronie wystąpił błąd. Proszę spróbować później. Do widzenia.',
    outOfTime: 'Niestety nasz czas się skończył. Do widzenia.',
    inCircles: 'Powtarzamy się, więc zakończę tę rozmowę. Do widzenia.',
    connecting: 'Teraz łączę. Chwileczkę, proszę.',
    notConnected: 'Niestety nikt nie mógł teraz odebrać. Nadal jestem do dyspozycji.',
    nobodyAnswered: 'Niestety nikt nie mógł teraz odebrać. Proszę spróbować później. Do widzenia.',
    briefing: {
      hello: 'Dzień dobry, mam dla Państwa rozmowę.',
      lastWords: 'Słowa rozmówcy: {caller}',
      choice: 'Proszę nacisnąć 1, aby odebrać rozmowę, lub nacisnąć 2, aby odmówić.',
    },
  },
  sv: {
    fillers: ['Ett ögonblick, tack.', 'Jag letar fortfarande.', 'Bara lite till.'],
    pardon: 'Förlåt, det uppfattade jag inte.',
    reminder: 'Är du kvar?',
    apology: 'Jag är ledsen, något gick fel hos oss. Försök gärna igen senare. Hej då.',
    outOfTime: 'Jag är ledsen, tiden är slut. Hej då.',
    inCircles: 'Vi upprepar oss, så jag avslutar samtalet här. Hej då.',
    connecting: 'Jag kopplar dig nu. Ett ögonblick, tack.',
    notConnected: 'Jag är ledsen, ingen kunde ta samtalet just nu. Jag är kvar och hjälper dig gärna.',
    nobodyAnswered: 'Jag är ledsen, ingen kunde ta samtalet just nu. Försök gärna igen senare. Hej då.',
    briefing: {
      hello: 'Hej, jag har ett samtal till dig.',
      lastWords: 'Den som ringer sade: {caller}',
      choice: 'Tryck 1 för att ta samtalet, eller tryck 2 för att avböja.',
    },
  },
  tr: {
    fillers: ['Bir saniye lütfen.', 'Hâlâ bakıyorum.', 'Biraz daha sürecek.'],
    pardon: 'Affedersiniz, anlayamadım.',
    reminder: 'Orada mısınız?',
    apology: 'Üzgünüm, bizim tarafımızda bir hata oluştu. Lütfen daha sonra tekrar deneyin. Hoşça kalın.',
    outOfTime: 'Üzgünüm, süremiz doldu. Hoşça kalın.',
    inCircles: 'Aynı şeyleri tekrarlıyoruz, bu yüzden görüşmeyi burada bitiriyorum. Hoşça kalın.',
    connecting: 'Sizi şimdi bağlıyorum. Bir saniye lütfen.',
    notConnected: 'Üzgünüm, şu anda kimse görüşmenizi alamadı. Size yardım etmek için buradayım.',
    nobodyAnswered: 'Üzgünüm, şu anda kimse görüşmenizi alamadı. Lütfen daha sonra tekrar deneyin. Hoşça kalın.',
    briefing: {
      hello: 'Merhaba, hatta sizin için bir arayan var.',
      lastWords: 'Arayan şunu söyledi: {caller}',
      choice: 'Görüşmeyi almak için 1 tuşuna, reddetmek için 2 tuşuna basın.',
    },
  },
  ru: {
    fillers: ['Одну минуту, пожалуйста.', 'Я всё ещё ищу.', 'Ещё немного.'],
    pardon: 'Извините, не удалось вас расслышать.',
    reminder: 'Вы ещё на линии?',
    apology: 'Извините, у нас произошла ошибка. Пожалуйста, попробуйте позже. До свидания.',
    outOfTime: 'К сожалению, наше время истекло. До свидания.',
    inCircles: 'Мы повторяемся, поэтому я завершаю разговор. До свидания.',
    connecting: 'Сейчас я вас соединю. Одну минуту, пожалуйста.',
    notConnected: 'К сожалению, сейчас никто не смог ответить. Я по-прежнему на связи.',
    nobodyAnswered: 'К сожалению, сейчас никто не смог ответить. Пожалуйста, попробуйте позже. До свидания.',
    briefing: {
      hello: 'Здравствуйте, у меня для вас звонок.',
      lastWords: 'Слова звонящего: {caller}',
      choice: 'Нажмите 1, чтобы принять звонок, или нажмите 2, чтобы отказаться.',
    },
  },
  ja: {
    fillers: ['少々お待ちください。', 'ただいま確認しております。', 'もう少々お待ちください。'],
    pardon: '申し訳ございません、聞き取れませんでした。',
    reminder: 'もしもし、聞こえていますか。',
    apology: '申し訳ございません、こちらで問題が発生しました。後ほどおかけ直しください。失礼いたします。',
    outOfTime: '申し訳ございません、お時間となりました。失礼いたします。',
    inCircles: '同じお話の繰り返しになっておりますので、お電話を終了いたします。失礼いたします。',
    connecting: 'ただいまおつなぎします。少々お待ちください。',
    notConnected: '申し訳ございません、ただいま担当者が電話に出られませんでした。引き続き私が承ります。',
    nobodyAnswered:
      '申し訳ございません、ただいま担当者が電話に出られませんでした。後ほどおかけ直しください。失礼いたします。',
    briefing: {
      hello: 'お客様からのお電話です。',
      lastWords: 'お客様のお話です。{caller}',
      choice: 'お電話を受ける場合は1を、お断りになる場合は2を押してください。',
    },
  },
  zh: {
    fillers: ['请稍等。', '我还在查找。', '马上就好。'],
    pardon: '不好意思，我没有听清。',
    reminder: '您还在吗？',
    apology: '很抱歉，我们这边出了问题。请稍后再试。再见。',
    outOfTime: '很抱歉，通话时间已到。再见。',
    inCircles: '我们一直在重复同样的内容，所以我先结束通话了。再见。',
    connecting: '我现在为您转接，请稍等。',
    notConnected: '很抱歉，现在没有人能接听。我会继续为您服务。',
    nobodyAnswered: '很抱歉，现在没有人能接听。请稍后再试。再见。',
    briefing: {
      hello: '您好，有一位来电者要转接给您。',
      lastWords: '来电者说：{caller}',
      choice: '接听请按1，拒绝请按2。',
    },
  },
  ko: {
    fillers: ['잠시만 기다려 주세요.', '아직 확인하고 있습니다.', '조금만 더 기다려 주세요.'],
    pardon: '죄송합니다, 잘 못 들었습니다.',
    reminder: '여보세요, 듣고 계신가요?',
    apology: '죄송합니다. 저희 쪽에서 문제가 발생했습니다. 나중에 다시 걸어 주세요. 안녕히 계세요.',
    outOfTime: '죄송합니다, 통화 시간이 끝났습니다. 안녕히 계세요.',
    inCircles: '같은 이야기가 반복되고 있어 통화를 마치겠습니다. 안녕히 계세요.',
    connecting: '지금 연결해 드리겠습니다. 잠시만 기다려 주세요.',
    notConnected: '죄송합니다, 지금은 전화를 받을 수 있는 사람이 없습니다. 제가 계속 도와드리겠습니다.',
    nobodyAnswered: '죄송합니다, 지금은 전화를 받을 수 있는 사람이 없습니다. 나중에 다시 걸어 주세요. 안녕히 계세요.',
    briefing: {
      hello: '안녕하세요, 연결해 드릴 전화가 있습니다.',
      lastWords: '고객님의 말씀입니다. {caller}',
      choice: '받으시려면 1번을, 거절하시려면 2번을 눌러 주세요.',
    },
  },
  hi: {
    fillers: ['एक क्षण, कृपया।', 'अभी देखा जा रहा है।', 'बस थोड़ा और समय।'],
    pardon: 'माफ़ कीजिए, मुझे समझ नहीं आया।',
    reminder: 'क्या आप अभी भी लाइन पर हैं?',
    apology: 'माफ़ कीजिए, हमारी ओर से कोई गड़बड़ी हुई है। कृपया बाद में फिर से कोशिश करें। नमस्ते।',
    outOfTime: 'माफ़ कीजिए, हमारा समय समाप्त हो गया है। नमस्ते।',
    inCircles: 'हम वही बातें दोहरा रहे हैं, इसलिए यह कॉल यहीं समाप्त की जाती है। नमस्ते।',
    connecting: 'आपकी कॉल अब जोड़ी जा रही है। एक क्षण, कृपया।',
    notConnected: 'माफ़ कीजिए, अभी कोई आपकी कॉल नहीं ले सका। क्या इस बीच आपकी कोई और मदद हो सकती है?',
    nobodyAnswered: 'माफ़ कीजिए, अभी कोई आपकी कॉल नहीं ले सका। कृपया बाद में फिर से कोशिश करें। नमस्ते।',
    briefing: {
      hello: 'नमस्ते, आपके लिए एक कॉल है।',
      lastWords: 'कॉल करने वाले ने कहा: {caller}',
      choice: 'कॉल लेने के लिए 1 दबाएँ, या मना करने के लिए 2 दबाएँ।',
    },
  },
  ar: {
    fillers: ['لحظة من فضلك.', 'ما زلت أبحث.', 'لحظات قليلة فقط.'],
    pardon: 'عذرًا، لم أسمع ذلك جيدًا.',
    reminder: 'هل ما زلت معي؟',
    apology: 'نعتذر، حدث خطأ من جانبنا. يرجى المحاولة لاحقًا. مع السلامة.',
    outOfTime: 'نعتذر، لقد انتهى الوقت. مع السلامة.',
    inCircles: 'نحن نكرر الكلام نفسه، لذلك سأنهي المكالمة هنا. مع السلامة.',
    connecting: 'سأحولك الآن. لحظة من فضلك.',
    notConnected: 'نعتذر، لم يتمكن أحد من الرد الآن. ما زلت هنا لمساعدتك.',
    nobodyAnswered: 'نعتذر، لم يتمكن أحد من الرد الآن. يرجى المحاولة لاحقًا. مع السلامة.',
    briefing: {
      hello: 'مرحبًا، لدي متصل على الخط.',
      lastWords: 'قال المتصل: {caller}',
      choice: 'اضغط 1 لاستلام المكالمة، أو اضغط 2 للرفض.',
    },
  },
};

/** Primary languages that have phrases. */
export const PHRASED_LANGUAGES: readonly string[] = Object.keys(PHRASES);

/**
 * Returns the phrases for a caller, with their language, or the agent's own phrases if there are none in the caller's language.
 * @param language the caller's language; null: the agent's
 */
export function phrasesIn(language: string | null, own: Phrases): { phrases: Phrases; language?: string } {
  const phrases = language === null ? undefined : PHRASES[primaryLanguage(language)];
  return phrases === undefined || language === null ? { phrases: own } : { phrases, language };
}

/** Returns the phrases for a BCP 47 language tag: `de-AT` uses `de`; an unknown language uses English. */
export function phrasesFor(language: string): Phrases {
  return PHRASES[primaryLanguage(language)] ?? PHRASES['en']!;
}
