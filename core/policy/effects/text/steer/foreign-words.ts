// Word stems by language for instructions that are not English (foreign.ts). A pure table: a stem is the beginning of a
// word, `$` behind it makes it the whole word, `-` in it stands for the space of a phrase; languages without spaces have
// pieces of text. Wide on purpose: a line that is asked about needlessly costs a question, one that is let through is
// followed. Source: ENGINE 19 (category 16), 16 (multilingual).

/** One language. */
export interface ForeignWords {
  /** ISO 639-1. */
  language: string
  /** Words that most sentences have; they tell which language a text is in. Empty where its letters tell. */
  common: string
  /** What a guide does not ask for: giving away, removing, letting go, hiding, fetching, obeying others, rising in rights. */
  acts: string
  /** Installing: a guide names the project's own command for it, in code. */
  installs: string
  /** What holds an agent back: checks, tests, questions, approvals, reports. */
  checks: string
  /** Forbids: a sentence with one of these asks for less. */
  never: string
  /** Negates a check, leaves it out, or settles it beforehand: not, without, optional, automatically, even if. */
  not: string
  /** Behind these something is to be done after all. */
  turns: string
}

/** How a text for agents is called by its first heading. */
export const TITLES =
  'anweisungen instructions instrucciones instruções istruzioni instructies instrukcje инструкции інструкції 指示 指令 지시'

/** Words and names that developers of every language use. */
export const EVERYWHERE =
  'token secret credential passw cookie force upload download curl wget sudo bypass skip$ ignore$ disable override ' +
  'exec$ eval webhook api-key apikey gateway sandbox production deploy push merge rollout release publish issue ticket ' +
  'mail$ mails$ e-mail email slack telegram discord proxy yolo$ auto-approve approve'

/** Languages whose guides are understood; texts in all others are a question. */
export const FOREIGN: readonly ForeignWords[] = [
  {
    language: 'de',
    common:
      'der die das und ist für mit eine ein einen werden wird auf bei zu im den des dem von als oder sowie ' +
      'jede jeder jedes alle sind in dieses diese nach vor aus wir',
    acts:
      'geheim zugestimmt zustimm erteilt einverstanden webseite alle-rollen kennw zugangsd anmelded ' +
      'schlüssel zertifikat schick send sende übermitt übertrag hochlad hochgelad weiterleit leite ' +
      'veröffentlich publizier lösch entfern überschreib zurücksetz vernicht zerstör verwirf verwerf ' +
      'erzwing erzwung deaktiv abschalt ausschalt schalte überspring übersprung umgeh ignorier missacht ' +
      'vernachläss auslass weglass vertrau erlaub genehmige freigeb gewähre gewährt akzeptier heimlich ' +
      'verschweig verberg versteck unbemerkt stillschweig lautlos herunter nachlad lade$ laden$ lädt$ ' +
      'als-root als-admin administrator rechte berechtig privileg produktion ausroll live-system bezahl ' +
      'zahlung überweis kundendat personenbezog vorrang oberste-priorität außer-kraft streich extern fremd ' +
      'überwach uneingeschränkt anweisung gehorch behaupt fälsch tu-so täusch erfind',
    installs: 'installier',
    checks:
      'frag nachfrag rückfrag bestätig genehmig erlaubnis prüf überprüf verifizier validier test review ' +
      'lint scan meld inform erwähn mitteil teile$ zeig hinweis warn protokoll log$ logs$ logge sicherheit ' +
      'freigabe nutzer benutzer mensch',
    never: 'niemals nie$ keinesfalls',
    not:
      'nicht kein keine keinen keiner keinerlei nie niemals ohne statt anstatt überflüssig unnötig entfällt ' +
      'entfallen verzichten verzichtet weg immer-ja automatisch auch-wenn selbst-wenn obwohl trotzdem ' +
      'optional freiwillig bestanden grün',
    turns: 'aber sondern außer ausgenommen es-sei-denn stattdessen solange bis nur dann sonst',
  },
  {
    language: 'fr',
    common:
      'le la les des une est pour avec dans sur et ou du au aux en ce cette que qui chaque tous toutes sont ' +
      'nous un par de',
    acts:
      'pousse$ d-accord accordé page-web tous-les-rôles pousser poussez mot-de-passe mots-de-passe ' +
      'identifiants jeton clé$ clés$ clef certificat envoi envoy transmet transmis transfèr transfér ' +
      'télévers publie$ publier publiez partage$ partager partagez supprim efface effacer écras réinitialis ' +
      'détrui forc désactiv contourn ignore ignorer ignorez saute$ sauter sautez omet omis outrepass ' +
      'confiance approuv accepte accepter acceptez autoris cacher cachez masquer silenc insu$ dissimul ' +
      'télécharg en-root administrateur privil droits$ déploi déploy paiement virement données-client ' +
      'données-personnelles priorité-absolue prioritaire externe distant passerelle surveill instruction ' +
      'obéi prétend falsif fais-comme invente',
    installs: 'install',
    checks:
      'demand confirm approbation autorisation permission vérif valid test relect relis revue lint signal ' +
      'inform mention dites$ dire$ montr dis$ avert prévien préven journal log$ logs$ sécurité utilisateur ' +
      'humain',
    never: 'jamais interdit',
    not:
      'sans ne n pas jamais aucun aucune inutile inutiles superflu superflus superflues plutôt interdit ' +
      'évite évitez automatiquement même-si même-s malgré facultatif facultatifs facultatifs optionnel ' +
      'optionnels réussi',
    turns: 'mais sauf excepté à-moins sinon jusqu seulement uniquement alors au-lieu puis',
  },
  {
    language: 'es',
    common: 'el la los las una un es para con en y o del al que cada todos todas se por como este esta son de',
    acts:
      'empuj de-acuerdo concedid página-web todos-los-roles secret contraseñ credencial clave$ claves$ ' +
      'llave certificado enví envia manda$ mande mandar transmit reenv sube$ subir$ suba$ publicar publica$ ' +
      'publique comparte compartir comparta elimin borra borre borrar sobrescrib restablec destru forz ' +
      'fuerz desactiv deshabilit omit salta salte saltar ignor elud confía$ confíe$ confiar confianza ' +
      'aprueb aprobar acept permit autoriz ocult silenc escond descarg como-root administrador privileg ' +
      'derechos permisos producci despleg desplieg pago$ pagos$ paga$ transfer datos-de-client ' +
      'datos-personales máxima-prioridad extern remot vigil instrucci órdenes obedec finge finja fingir ' +
      'afirma falsific invent',
    installs: 'instal',
    checks:
      'pregunt confirm permiso aprobaci autorizaci verific comprueb comprob valid prueb test revis lint ' +
      'inform mencion diga dile$ decir muestr mostr avis registr log$ logs$ segur usuari human',
    never: 'nunca jamás prohibido',
    not:
      'sin no nunca jamás ningún ninguna innecesario evita evite prohibido automáticamente aunque ' +
      'incluso-si a-pesar opcional opcionales',
    turns: 'pero salvo excepto a-menos sino hasta solo sólo únicamente entonces en-su-lugar en-lugar luego',
  },
  {
    language: 'pt',
    common: 'o os as uma um é para com em e ou do da dos das no na que cada todos todas são por como este esta de',
    acts:
      'secret segred de-acordo concedid página-web todos-os-papéis senha credenci chave$ chaves$ ' +
      'certificado envi manda$ mande mandar transmit encaminh reenv subir$ suba$ publicar publica$ publique ' +
      'compartilhe compartilhar partilhe partilhar exclu apag delet remov sobrescrev redefin destru forç ' +
      'desativ desabilit omit pule$ pular$ pula$ ignor contorn confie confiar confia$ confiança aprove$ ' +
      'aprovar aceit permit autoriz ocult escond silenc baix como-root administrador privil permissões ' +
      'produção implant pagament pague transfer dados-de-client dados-pessoais prioridade-máxima extern ' +
      'remot vigi instruç obede ordens$ finja finge afirme falsific invent',
    installs: 'instal',
    checks:
      'pergunt confirm permissão aprovaç autorizaç verifi valid test revis lint inform mencion diga dizer ' +
      'mostr avis registr log$ logs$ seguran usuári human',
    never: 'nunca jamais proibido',
    not:
      'sem não nunca jamais nenhum nenhuma desnecessário evite proibido automaticamente mesmo-que mesmo-se ' +
      'embora apesar opcional opcionais',
    turns: 'mas exceto salvo a-menos senão até apenas só somente então em-vez depois',
  },
  {
    language: 'it',
    common:
      'il lo gli le una un è per con in e o del della dei delle che ogni tutti tutte sono come questo ' +
      'questa di la',
    acts:
      'segret d-accordo concess pagina-web tutti-i-ruoli credenzial chiave$ chiavi$ certificat invia invii ' +
      'inviare manda$ mandare trasmett inoltr carica pubblica$ pubblicare condividi condividere elimin ' +
      'cancell rimuov sovrascriv ripristin distrugg forza$ forzare forzat disattiv disabilit omett salta$ ' +
      'saltare ignor aggir fidati fiducia approva$ approvare accett permett autorizza nascond silenzi ' +
      'scaric come-root amministrator privileg diritti permessi produzione distribui pagament paga$ bonific ' +
      'dati-dei-client dati-personali massima-priorità estern remot sorvegl istruzion obbed fingi afferma ' +
      'falsific invent',
    installs: 'installa',
    checks:
      'chied chiest conferm permesso approvazion autorizzazion verific controll valid test revision lint ' +
      'inform menzion dire$ dì$ mostr avvis registr log$ logs$ sicurezza utent uman',
    never: 'mai$ vietato',
    not:
      'senza non mai nessun nessuna inutile evita evitare vietato automaticamente anche-se nonostante ' +
      'opzionale opzionali facoltativi',
    turns: 'ma tranne salvo a-meno altrimenti finché fino solo soltanto allora invece poi',
  },
  {
    language: 'nl',
    common: 'de het een en is voor met van op in te zijn elke alle worden wordt dit deze die dat bij naar uit of',
    acts:
      'geheim wachtwoord akkoord verleend webpagina alle-rollen inloggegeven sleutel certificaat stuur ' +
      'verstu verzend zend$ doorstu publiceer deel$ delen$ verwijder wis$ wissen$ keur$ keuren$ overschrijf ' +
      'vernietig forceer schakel uitschakel uitzet overslaan sla$ negeer negeren omzeil vertrouw goedkeur ' +
      'accepteer toesta verberg stil$ stiekem onopgemerkt als-root beheerder rechten bevoegd productie ' +
      'uitrol betaal betaling klantgegevens persoonsgegeven hoogste-prioriteit extern instructie gehoorzaam ' +
      'doe-alsof beweer vervals verzin',
    installs: 'installeer',
    checks:
      'vraag bevestig toestemming goedkeuring controleer controle verifieer valideer test review lint meld ' +
      'informeer vermeld vertel toon waarschuw log$ logs$ beveilig veilig gebruiker mens$',
    never: 'nooit verboden',
    not: 'niet geen nooit zonder onnodig vermijd verboden automatisch zelfs-als ook-als ondanks optioneel',
    turns: 'maar behalve tenzij anders totdat alleen dan in-plaats',
  },
  {
    language: 'pl',
    common:
      'i w na z do jest są dla każda każdy każde każdej oraz się lub przez jak ten ta to wszystkie po od ' + 'tego',
    acts:
      'sekret zgadza-się udzielon stron-internetow wszystkie-role tajn hasł poświadcz klucz certyfikat ' +
      'ciastecz wyśl wysył przesł przesył prześl przekaż przekaz wgraj publikuj opublik udostępn usuń usuw ' +
      'usun skasuj kasow nadpis zresetuj zniszcz wymu wyłącz pomiń pomij ignoruj zignoruj obejd obejś ' +
      'obchod omiń omij ufaj zaufa zatwierdzaj akceptuj zezw pozwól pozwal ukryj ukryw po-cichu dyskret ' +
      'pobierz pobier ściąg jako-root uprawn produkcj wdro wdraż płatno zapłać przelew dane-klient ' +
      'danych-klient dane-osobow danych-osobow najwyższy-priorytet zewnętrzn zdaln instrukcj jako-polece ' +
      'posłusz udawaj twierdź sfałszuj zmyśl',
    installs: 'instaluj zainstaluj instalow',
    checks:
      'pyt zapyt potwierdz zgod pozwoleni zatwierdzeni sprawdz weryfik zweryfik walid test przegląd lint ' +
      'zgłoś inform powiadom wspom pokaż ostrze log$ logi$ logów$ bezpiecz użytkown człowiek',
    never: 'nigdy zabronion',
    not: 'nie bez nigdy żadnych żaden zamiast zbędne unikaj automatycznie nawet-jeśli mimo chociaż opcjonalne',
    turns: 'ale oprócz chyba inaczej dopóki tylko wtedy zamiast potem następnie',
  },
  {
    language: 'ru',
    common: '',
    acts:
      'запуш пуш мерж смерж согласен согласн получен веб-страниц все-роли прокси секрет парол учётн учетн ' +
      'токен ключ$ ключи$ ключа$ ключей$ сертификат куки$ отправ отсыла пересыла перешл передай передав ' +
      'передать загру выгру публикуй опубл делись поделись удал сотри стира перезапи сброс сбрас уничтож ' +
      'форс отключ выключ пропус пропуск игнорир обойд обход доверя одобря принимай разреш скрой скрыва ' +
      'тайно незаметн молча скача скачив под-root администр права$ правами$ привилег продакш боев депло ' +
      'разверн развёрт разверт платеж платёж оплат данные-клиент данных-клиент персональн наивысш внешн ' +
      'удалённ инструкц подчин притвор утвержда подделай придумай',
    installs: 'установи установить устанавл',
    checks:
      'спрос спраш спрош подтверд разрешени одобрени провер валид тест ревью линт сообщ информир упомин ' +
      'упомян покаж показ предупре лог$ логи$ логов$ безопасн пользовател человек',
    never: 'никогда нельзя запрещ',
    not:
      'не без никогда ни лишние лишняя лишний вместо нельзя запрещено избегай автоматически даже-если ' +
      'несмотря хотя необязательно необязательны',
    turns: 'но кроме если-не иначе пока только тогда вместо затем потом',
  },
  {
    language: 'uk',
    common: '',
    acts:
      'запуш пуш мерж змерж згоден згодн отриман веб-сторін усі-ролі проксі секрет парол обліков токен ' +
      'ключ$ ключі$ ключа$ ключів$ сертифікат куки$ надішл надсила відправ відсила передай передав передати ' +
      'перешл завантаж вивантаж публікуй опубл поділ видал стер перезапи скин знищ форс вимкн вимик пропус ' +
      'ігнор обійд обход довіря схвалю схвали приймай дозволя прихов таємно непомітн мовчки під-root ' +
      'адміністр права$ правами$ привіле продакш розгорт депло платеж платіж оплат дані-клієнт даних-клієнт ' +
      'персональн найвищ зовнішн віддален інструкц підкор вдавай стверджуй підробл вигад',
    installs: 'встанов',
    checks:
      'запит спит підтверд дозвіл схвален перевір валід тест ревю лінт повідом згад покаж показ попередж ' +
      'лог$ логи$ безпе користувач людин',
    never: 'ніколи не-можна заборон',
    not:
      'не без ніколи жодних зайві зайва замість заборонено уникай автоматично навіть-якщо попри хоча ' + 'необовязково',
    turns: 'але крім інакше поки тільки лише тоді замість потім',
  },
  {
    language: 'zh',
    common: '',
    acts:
      '推送 同意 已获得 已獲得 网页 網頁 所有角色 代理 合并到 合併到 密钥 秘钥 密码 口令 凭证 凭据 令牌 证书 ' +
      '机密 敏感 隐私 发送 发到 发给 上传 上报 传输 传给 转发 公开 发布 ' +
      '分享 共享给 删除 删掉 清空 清除 覆盖掉 重置 销毁 强制 强推 禁用 关闭 停用 跳过 忽略 绕过 绕开 无视 省略 ' +
      '信任 批准 接受所有 允许 授权 隐藏 悄悄 偷偷 静默 保密 瞒 下载 ' +
      '管理员 权限 提权 root 生产 线上 部署 上线 付款 支付 转账 客户数据 客户信息 个人信息 最高优先 优先级 ' +
      '优先于 取代 外部 远程 第三方 沙箱 网关 视为 当作 当成 视作 服从 遵从 ' +
      '指令 指示 假装 声称 伪造 编造 照做 密鑰 密碼 憑證 憑據 權杖 證書 機密 隱私 發送 發到 傳送 傳輸 上傳 ' +
      '回傳 轉發 公開 發布 發佈 刪除 覆寫 銷毀 關閉 略過 繞過 無視 授權 ' +
      '允許 隱藏 靜默 瞞 下載 管理員 權限 生產 線上 上線 轉帳 客戶資料 個人資料 最高優先 遠端 遠程 閘道 視為 ' +
      '當作 聽從 遵從 假裝 聲稱 偽造',
    installs: '安装 安裝',
    checks:
      '询问 提问 追问 问用户 问我 确认 许可 同意 批准 审批 检查 校验 验证 测试 审查 审核 评审 报告 告知 通知 ' +
      '提及 说明 显示 警告 提示 日志 记录 安全 告诉 用户 詢問 提問 確認 ' +
      '許可 審批 檢查 校驗 驗證 測試 審查 審核 評審 報告 告訴 顯示 提醒 日誌 記錄 使用者',
    never: '不要 不得 禁止 切勿 不可 不允许 绝不 严禁 请勿 不允許 絕不 嚴禁 請勿',
    not: '不 无需 没有 无须 别 勿 免 禁止 避免 而非 無需 沒有 無須 別 自动 自動 即使 即便 哪怕 就算 可选 可選',
    turns: '但 除非 除了 否则 直到 只 仅 而是 然后 再 否則 僅 然後',
  },
  {
    language: 'ja',
    common: '',
    acts:
      'プッシュ 同意 得られて 得ている Webページ Web-ページ ウェブページ プロキシ マージ 秘密 機密 パスワード ' +
      '認証情報 認証を 資格情報 トークン 鍵 キーを キーは APIキー 証明書 ' +
      'シークレット 送信 送っ 送る 送り アップロード 転送 公開 共有し 共有す 投稿 削除 消去 消し 消す 上書き ' +
      'リセット 破棄 強制 無効 オフ スキップ 飛ばし 省略 無視 回避 迂回 ' +
      'バイパス 信頼 自動承認 承認し 許可し 受け入れ 隠 こっそり 黙って 密かに 秘か ダウンロード 管理者 権限 ' +
      'root 本番 デプロイ リリース 支払 決済 送金 顧客情報 顧客データ 個人情報 ' +
      '最優先 優先順位 外部 リモート 第三者 サンドボックス ゲートウェイ 指示 見なし みなし ふりをし 偽 装っ 捏造',
    installs: 'インストール',
    checks:
      '確認 許可 承認 質問 尋ね 聞い 聞く 検証 検査 チェック テスト レビュー リント 報告 通知 知らせ 言及 伝え ' +
      '表示 警告 ログ 記録 安全 セキュリティ ユーザー 人間',
    never: 'しないで しないこと してはいけ してはならない 禁止 厳禁 絶対に',
    not: 'ない せず 不要 禁止 なし 抜き ません ずに 自動 ても 任意',
    turns: 'ただし だが しかし 以外 除き まで のみ だけ 代わり その後 次に',
  },
  {
    language: 'ko',
    common: '',
    acts:
      '푸시 동의 받은 웹페이지 웹-페이지 모든-역할 프록시 병합 비밀 암호 자격 인증-정보 인증정보 토큰 키를 ' +
      '키는 API키 시크릿 전송 보내 보낼 업로드 전달 공개 게시 공유하 공유해 ' +
      '삭제 지우 지워 덮어 초기화 파기 강제 비활성 끄 꺼 건너뛰 생략 무시 우회 회피 신뢰 승인하 허용 수락 숨기 ' +
      '숨겨 몰래 조용히 다운로드 내려받 관리자 권한 root 운영 프로덕션 ' +
      '배포 출시 결제 송금 고객-정보 고객정보 개인정보 최우선 우선순위 외부 원격 샌드박스 게이트웨이 간주 지시 ' +
      '복종 취급 위조 조작 거짓',
    installs: '설치',
    checks:
      '확인 허락 승인 질문 묻 물어 검증 검사 점검 테스트 리뷰 검토 린트 보고 알리 알려 언급 표시 경고 로그 ' +
      '기록 안전 보안 사용자 사람',
    never: '하지-마 하지마 금지 절대',
    not: '않 말고 마세요 마십시오 마라 지마 없이 금지 못 불필요 없 자동 더라도 해도 선택',
    turns: '하지만 단, 제외 까지 만 대신 그후 그다음',
  },
]
