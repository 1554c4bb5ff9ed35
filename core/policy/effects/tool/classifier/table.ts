// How much the features of a tool call speak for a grave one, or against it (long: a fitted table): words `w:`, the first `f:` and the
// last `l:` of a name, pairs `b:`, pieces `p:` `x:`, servers `s:`, arguments `k:` `t:` `F:` `N:` `v:`. Fitted by logistic regression to
// labelled calls, rounded to eighths; not written by hand but by test/bench/fit/tools.ts. Source: ENGINE 3.

/** Where every call begins. */
export const START = -0.5
/** Weights with the features that have them. */
export const WEIGHTS: readonly (readonly [weight: number, features: string])[] = [
  [1.75, 'v:drop'],
  [1.625, 't:public'],
  [1.5, 'f:issue k:celsiu s:1password v:all'],
  [1.375, 'b:cancel_all k:salary p:disa t:force v:admin v:production v:public'],
  [1.25, 'b:create_access b:delete_branch f:disable f:terminate l:batch l:monitor v:prod v:ssh w:disable w:purge'],
  [
    1.125,
    'N:replica b:close_poll b:delete_task b:detach_volume b:resume_campaign b:send_draft b:to_group ' +
      'cc:message_strange cc:pair_money cc:strange_weighty cc:weighty_at_grant f:broadcast f:drain f:reassign ' +
      'f:sign k:cidr k:policy k:send l:port l:retention p:flus p:irr p:liv p:purg p:rei v:ceo v:client v:curl ' +
      'v:drain v:sh v:stop v:truncate w:allow w:live w:out x:urge',
  ],
  [
    1,
    'N:celsiu b:bulk_update b:change_locks b:dead_letters b:delete_collection b:delete_document ' +
      'b:delete_event b:delete_folder b:delete_sheet b:delete_ticket b:get_item b:merge_pull b:send_email ' +
      'b:terminate_employee b:wp_delete cc:daily_at_grant cc:danger_acts cc:danger_weighty cc:message_piece ' +
      'cc:takes_strange cc:weighty_strange cf:weighty cn:at_secret f:bypass f:wipe k:alert k:case k:drone ' +
      'k:iban k:machine k:price k:printer k:replica k:rx k:than k:username k:vault l:deploy l:guest l:live ' +
      'l:price p:blac p:drai p:flu p:over p:reb p:rebu p:stan p:unl p:wip s:cloud s:grainelevator s:studbook ' +
      's:whop t:privileged v:audit v:aws v:buy v:contacts v:detach v:everyone v:host v:main v:other v:read ' +
      'v:rf v:secret v:set w:all w:bank w:drain w:expire w:off w:prod w:rebuild w:wipe x:olls x:pire ' +
      'x:rant x:role x:tend x:ttle',
  ],
  [
    0.875,
    'F:private N:amount N:qty N:salary N:usd b:apply_run b:archive_channel b:batch_delete b:block_client ' +
      'b:cancel_event b:create_webhook b:delete_account b:delete_category b:delete_dashboard ' +
      'b:delete_deployment b:delete_file b:delete_index b:delete_issue b:delete_item b:delete_tag b:drop_index ' +
      'b:kill_feature b:place_order b:remove_volume b:revoke_all b:search_files b:write_off cc:acts_at_grant ' +
      'cc:at_danger_mutes cc:at_grant_danger cc:at_money_gives cc:gives_rights cc:message_own cc:message_wide ' +
      'cc:started_daily cc:takes_acts cc:told_danger cc:weighty_at_money cc:weighty_rights f:ban f:blacklist ' +
      'f:book f:break f:change f:dispense f:expire f:forward f:go f:make f:purge f:remote f:truncate k:amount ' +
      'k:confirm k:email k:external k:flight k:forward k:j k:lane k:notify k:older k:recipient k:scope ' +
      'k:secret k:signal k:tank k:ttl k:usd k:visibility k:vlan k:vm l:as l:breaker l:collaborator ' +
      'l:collection l:customer l:dispute l:firmware l:gate l:letters l:lot l:now l:org l:role l:route ' +
      'l:sequence l:setpoint l:surgery l:unit l:webhook p:auth p:decl p:depr p:ever p:fra p:imm p:rede p:shr ' +
      'p:tru p:trun p:unin s:airliner s:bloodbank2 s:filesystem s:graphden s:kidscamp s:landdesk s:lottodesk ' +
      's:modbot s:railcargo s:railway s:route53 s:statuspage s:teleclinic s:tradingbot s:twilio s:unifi ' +
      't:confirm t:i_paused v:aa v:bashrc v:delete v:disarm v:door v:id v:latest v:origin v:pgdata v:primary ' +
      'v:role v:rsa v:unlock v:update v:users w:authorize w:blacklist w:contain w:conversation w:discard ' +
      'w:dispense w:down w:elevate w:everyone w:external w:factory w:increase w:now w:pay w:prescribe ' +
      'w:reassign w:remote w:shred w:taint w:truncate w:uninstall w:unlock x:draw x:hdb x:lise x:ome x:omp ' +
      'x:rget x:rod x:take x:vate x:yone',
  ],
  [
    0.75,
    'N:budget N:ml N:mw N:price N:ton N:ttl b:access_key b:apply_migration b:approve_leave b:audit_log ' +
      'b:blast_list b:check_out b:create_forwarding b:delete_contact b:delete_database b:delete_many ' +
      'b:delete_message b:delete_product b:delete_project b:delete_workflow b:dns_record b:firewall_rule ' +
      'b:force_rollout b:function_code b:load_dump b:out_guest b:pg_drop b:power_off b:publish_grades ' +
      'b:read_file b:reassign_driver b:release_results b:to_all b:update_feature b:update_function ' +
      'cc:acts_gives cc:at_money_danger cc:mutes_at_grant cc:pair_at_secret cc:pair_rights cc:secret_gives ' +
      'cc:started_secret cc:weighty_danger cc:weighty_inside cn:danger cn:secret cn:takes f:allow f:authorize ' +
      'f:certify f:charge f:comp f:conversations f:cordon f:decline f:discard f:dismiss f:divert f:elevate ' +
      'f:email f:empty f:enable f:end f:expose f:factory f:grant f:ignore f:install f:item f:let f:merge ' +
      'f:overwrite f:pause f:pay f:reroute f:rewrite f:roll f:serve f:share f:shed f:shred f:silence f:suspend ' +
      'f:sweep f:taint f:uninstall f:unsubscribe f:whitelist k:access k:additional k:admin k:all k:archived ' +
      'k:chat k:criteria k:delete k:gate k:html k:integration k:level k:live k:lock k:matcher k:ml k:number ' +
      'k:org k:organization k:patient k:period k:protected k:serial k:slot k:switch k:valve k:var k:vessel ' +
      'k:with l:alarm l:ballot l:call l:case l:charge l:delete l:driver l:flight l:green l:mfa l:nameservers ' +
      'l:notifications l:offer l:out l:patient l:power l:production l:quota l:replica l:reservation l:room ' +
      'l:truck l:validate l:zone p:aut p:ban p:bon p:coo p:cook p:cord p:cred p:deac p:defa p:fina p:gri ' +
      'p:immo p:invi p:irri p:kic p:los p:low p:lowe p:noti p:offl p:ove p:pare p:plac p:prun p:pum p:pur ' +
      'p:recl p:rero p:rew p:shar p:shre p:spi p:squa p:sus p:tain p:unp p:waiv p:whit s:buffer s:circleci ' +
      's:dokploy s:gridlock s:jenkins s:ledgerworks s:linode s:metrocard s:pagerduty s:poolside s:proc ' +
      's:pubdesk s:reefkeeper s:secretly2 s:teams s:vault s:whatsapp t:prune v:aaaa v:admins v:any v:approve ' +
      'v:bash v:chmod v:credentials v:data v:evil v:finance v:gcode v:index v:now v:profile v:purge v:rm ' +
      'v:secrets v:squash v:token w:ban w:bulk w:cap w:car w:comp w:confirm w:default w:dial w:divert w:empty ' +
      'w:evacuate w:expose w:go w:green w:ignore w:impersonate w:import w:land w:let w:manager w:offset w:old ' +
      'w:overwrite w:print w:prune w:pump w:reroute w:sell w:share w:shed w:sign w:whitelist w:zero x:ades ' +
      'x:aint x:amp x:ank x:arts x:demn x:dge x:eats x:eel x:fix x:hare x:hred x:ials x:lace x:ling x:mote ' +
      'x:mpty x:rune x:sell x:ulk x:vers x:zer',
  ],
  [
    0.625,
    'N:cent N:mg N:version N:vmid b:all_alerts b:cancel_subscription b:certify_results b:create_filter ' +
      'b:create_post b:decline_pull b:delete_channel b:delete_email b:delete_feature b:delete_monitor ' +
      'b:delete_page b:delete_repository b:delete_server b:delete_stack b:delete_topic b:deploy_key ' +
      'b:drop_collection b:env_var b:execute_query b:export_all b:file_motion b:go_live b:hand_over ' +
      'b:kv_delete b:merge_contacts b:order_status b:project_member b:purge_queue b:reject_application ' +
      'b:reset_mfa b:resolve_incident b:shed_load b:skip_tests b:start_centrifuge b:team_member b:trip_breaker ' +
      'b:update_firewall b:update_order b:update_pull b:user_to b:wordpress_delete cc:acts_acts cc:acts_rights ' +
      'cc:at_danger_secret cc:daily_at_money cc:daily_message cc:daily_money cc:daily_rights cc:danger_message ' +
      'cc:danger_strange cc:money_at_grant cc:money_daily cc:mutes_wide cc:own_danger cc:pair_secret ' +
      'cc:rights_gives cc:rights_pair cc:secret_pair cc:started_at_secret cc:told_at_grant cc:told_takes ' +
      'cc:wide_pair cc:wide_takes cf:acts cf:danger cf:message cn:money cn:wide f:activate f:adjust f:alter ' +
      'f:condemn f:cull f:db f:dial f:ec2 f:evacuate f:extend f:forget f:give f:hand f:import f:increase ' +
      'f:kick f:lower f:messages f:place f:powershell f:prune f:sell f:subscriptions f:unlock f:void f:waive ' +
      'f:withdraw k:approval k:attendee k:audience k:barrel k:bin k:budget k:client k:company k:condition ' +
      'k:contract k:crane k:feature k:forwarding k:grade k:hour k:ip k:list k:meter k:mg k:monitor k:mw ' +
      'k:origin k:password k:permission k:pool k:profile k:prune k:qty k:region k:release k:required k:retain ' +
      'k:review k:spender k:student k:ton k:tool k:version k:vmid l:account l:agent l:aircraft l:approval ' +
      'l:audience l:bank l:builds l:car l:centrifuge l:code l:connector l:contacts l:destroy l:environment ' +
      'l:forwarding l:funds l:hold l:host l:interface l:main l:medication l:mission l:origin l:package ' +
      'l:partition l:password l:permission l:post l:prefix l:publish l:refund l:remove l:return l:sale ' +
      'l:signup l:split l:subscription l:team l:tweet l:valve l:vault l:wallet p:adju p:alt p:alte p:awa ' +
      'p:awar p:ball p:bil p:bul p:call p:coup p:cul p:dail p:def p:dele p:disb p:dism p:div p:dive p:empt ' +
      'p:epis p:eut p:evac p:frau p:fund p:giv p:gla p:iden p:imp p:incr p:lap p:mirr p:off p:offb p:offs ' +
      'p:pai p:pes p:pow p:prin p:pru p:rebo p:repr p:reve p:sig p:squ p:susp p:traf p:unli p:uns p:unsu p:upg ' +
      'p:wag p:wall s:auth0 s:aws s:backupper s:bluesky s:bot s:cd s:civreg s:clickhouse s:crmplus s:ecostore ' +
      's:elastic s:embassydesk s:energyx s:escrowly s:guardrailr s:hmc s:hrnest s:kubepal s:lambda s:line ' +
      's:mailforge s:mikrotik s:nomad s:polling1 s:prisonlog s:pumpctl s:run s:secops s:secretly s:sigplane ' +
      's:supabase s:telegram t:all t:notify v:approved v:bob v:change v:completed v:db v:dump v:example ' +
      'v:front v:g v:key v:lock v:nightly v:north v:pro v:projects v:root v:stripe v:sub v:sudo v:u v:warfarin ' +
      'v:www w:acl w:act w:activate w:adjust w:aircraft w:arm w:award w:blast w:bot w:breaker w:certify w:cli ' +
      'w:cordon w:credential w:credit w:cull w:decline w:delete w:deny w:disburse w:dismiss w:dn w:door ' +
      'w:escrow w:euthanize w:everything w:exploit w:extend w:forget w:fraud w:fund w:generic w:identity ' +
      'w:invite w:irrigation w:kick w:lower w:main w:make w:mirror w:mode w:nameserver w:notify w:over ' +
      'w:override w:parent w:pass w:passenger w:pen w:pesticide w:place w:powershell w:prefix w:production ' +
      'w:put w:renew w:send w:settle w:settlement w:shrink w:squash w:standing w:subscription w:timesheet ' +
      'w:unsubscribe w:vm w:void w:waf w:waive w:wallet w:withdraw x:aive x:aker x:aud x:bit x:boot x:eads ' +
      'x:eal x:efix x:emn x:ero x:ete x:firm x:hed x:ilds x:iss x:izer x:just x:kip x:lete x:mal x:miss x:nore ' +
      'x:oid x:ond x:pty x:rain x:rdon x:red x:ret x:ride x:rink x:roll x:tify x:tore x:uash x:ust x:ync',
  ],
  [
    0.5,
    'F:dry_run N:deleted N:gb N:hour N:pct b:apply_pesticide b:atlas_create b:ban_player b:break_glass ' +
      'b:create_action b:create_payment b:create_project b:create_transfer b:delete_all b:delete_b ' +
      'b:delete_emails b:delete_namespace b:delete_protected b:delete_release b:delete_resource ' +
      'b:drop_constraint b:drop_schema b:empty_trash b:feature_flag b:group_project b:issue_comment ' +
      'b:journal_entry b:multiple_files b:mute_all b:open_gate b:place_stock b:post_journal b:product_variants ' +
      'b:protected_branch b:ramp_to b:release_stage b:remove_project b:retry_failed b:run_cell b:stock_order ' +
      'b:terminate_instances b:worker_delete cc:acts_at_danger cc:acts_strange cc:acts_wide cc:at_danger_takes ' +
      'cc:at_grant_gives cc:at_grant_pair cc:at_grant_takes cc:at_money_money cc:at_money_takes ' +
      'cc:daily_at_danger cc:daily_strange cc:danger_rights cc:gives_at_money cc:gives_money ' +
      'cc:inside_at_secret cc:inside_danger cc:inside_secret cc:message_acts cc:message_at_money ' +
      'cc:message_daily cc:message_danger cc:message_gives cc:mutes_daily cc:mutes_mutes cc:own_takes ' +
      'cc:pair_at_danger cc:pair_at_grant cc:pair_at_money cc:piece_at_grant cc:piece_reads cc:plain_at_secret ' +
      'cc:plain_daily cc:rights_at_money cc:rights_own cc:strange_money cc:takes_at_grant cc:takes_message ' +
      'cc:weighty_at_danger cc:weighty_wide cc:wide_danger f:award f:blast f:bulk f:buy f:cycle f:deny f:expel ' +
      'f:flush f:ground f:isolate f:linear f:offboard f:orders f:override f:ramp f:reboot f:rebuild f:renew ' +
      'f:replace f:schedule f:seal f:settle f:ship f:shrink f:shut f:skip f:squash f:swap f:text f:unpublish ' +
      'f:upgrade f:worker k:action k:agent k:animal k:batch k:bay k:c k:car k:cent k:chain k:change k:child ' +
      'k:claim k:commit k:deployment k:drug k:employee k:face k:form k:gb k:item k:keep k:kg k:lot k:mac ' +
      'k:merchant k:mx k:pair k:patch k:payload k:pct k:pen k:position k:prefix k:product k:public k:role ' +
      'k:script k:section k:sku k:snapshot k:source k:store k:to k:token k:turbine k:user k:value k:zone l:acl ' +
      'l:animal l:bid l:box l:compensation l:conn l:crew l:disk l:escrow l:evaluate l:everyone l:everything ' +
      'l:fee l:files l:fleet l:flow l:glass l:grades l:grant l:loan l:lock l:management l:meeting l:member ' +
      'l:meter l:mode l:motion l:off l:offsets l:over l:overdraft l:overwrite l:ownership l:payroll ' +
      'l:pesticide l:player l:print l:profiles l:pump l:put l:rule l:secret l:send l:sessions l:stop l:store ' +
      'l:string l:student l:tenant l:token l:traffic l:v1 l:var l:vehicle l:vendor l:video l:worker p:adj ' +
      'p:airc p:bla p:blas p:brid p:dai p:dea p:dedu p:del p:dis p:doo p:dro p:enr p:enro p:escr p:euth p:evic ' +
      'p:fle p:flee p:forg p:fur p:gco p:gcod p:glas p:gue p:har p:harv p:hel p:ign p:igno p:impe p:impo ' +
      'p:isol p:liq p:liqu p:lock p:mach p:mast p:meet p:mot p:moti p:pati p:pay p:payr p:pest p:powe p:pub ' +
      'p:pyr p:ram p:refu p:rege p:rein p:repu p:retu p:rewr p:sal p:seat p:sec p:shri p:syst p:trus p:twe ' +
      'p:unlo p:unpu p:unse p:upgr p:with p:zer s:action1 s:agrinet s:alpaca2 s:brewhouse s:calendly ' +
      's:cloudette s:cloudsmithy s:digitalocean s:dynamodb s:estately s:eventful s:freightly s:gamemod s:hcp ' +
      's:hetzner s:hostwatch s:iamly s:influxdb s:intercom s:jamf s:lawfirm1 s:linkedin s:medora s:medrec ' +
      's:okta s:oncallpal s:openhab s:outlook s:payhero s:payhub s:pkgs s:plaid s:podfleet s:pressroom ' +
      's:procura s:proxmox s:schemabot s:schemaforge s:secretive s:sendgrid s:shell s:shoutbox s:sonarqube ' +
      's:surveyor s:terraform s:tokenmint s:turso s:tvcast s:twitter s:use s:vmfarm s:youtube s:youtube2 v:asg ' +
      'v:bank v:database v:destroy v:earliest v:emails v:entry v:gold v:hi v:home v:infra v:master v:ops v:pod ' +
      'v:postgresql v:push v:refund v:see v:session v:site v:system v:systemctl v:table v:var v:we v:work ' +
      'v:yaml w:a w:accept w:ack w:alter w:animal w:audience w:bill w:book w:box w:bridge w:buy w:case ' +
      'w:channel w:charge w:ci w:collaborator w:condemn w:daily w:db w:drop w:ec2 w:environment w:expel ' +
      'w:finalize w:gcode w:give w:glass w:grant w:guest w:hot w:isolate w:locker w:master w:meeting w:mission ' +
      'w:motion w:offboard w:overdraft w:pair w:patient w:player w:poll w:private w:protected w:reboot ' +
      'w:redirect w:replace w:reprice w:restore w:return w:rewrite w:seal w:secret w:serve w:ship w:shipment ' +
      'w:shut w:skip w:suspend w:switch w:sync w:system w:traffic w:tweet w:unpublish w:upgrade w:v1 w:vercel ' +
      'w:yank x:aily x:ake x:ally x:ans x:bmit x:bot x:cide x:cope x:crow x:cted x:dit x:dits x:don x:edit ' +
      'x:enew x:eny x:erty x:ffic x:fic x:hing x:hut x:idge x:iles x:imal x:iod x:irm x:ish x:iver x:kage ' +
      'x:larm x:last x:ler x:lias x:lish x:lize x:llot x:lly x:lush x:map x:mit x:nent x:new x:nfer x:nger ' +
      'x:ont x:oom x:ope x:ower x:pel x:pps x:raud x:rge x:rint x:rket x:sode x:tail x:top x:turn x:unds x:use ' +
      'x:vite x:way x:weet x:wers',
  ],
  [
    0.375,
    'N:c N:count N:delta N:kg a:4 b:access_group b:access_request b:add_observations b:all_sessions ' +
      'b:and_send b:app_release b:blob_delete b:browser_evaluate b:browser_run b:bulk_delete b:config_schema ' +
      'b:course_chapters b:database_query b:delete_application b:delete_products b:discharge_patient ' +
      'b:evict_tenant b:forwarding_address b:get_auth b:merge_identities b:move_file b:node_management ' +
      'b:overwrite_partition b:push_to b:read_multiple b:release_to b:remove_domain b:repo_update ' +
      'b:repository_branching b:reset_offsets b:run_command b:run_payroll b:send_as b:send_campaign b:send_sms ' +
      'b:set_password b:share_file b:sign_document b:spending_limits b:svc_conn b:tool_get b:turn_off ' +
      'b:update_resource b:wp_create cc:acts_money cc:acts_started cc:at_danger_acts cc:at_danger_at_secret ' +
      'cc:at_money_at_danger cc:daily_piece cc:daily_told cc:danger_at_danger cc:danger_inside cc:danger_money ' +
      'cc:danger_takes cc:gives_started cc:inside_gives cc:message_inside cc:message_pair cc:message_plain ' +
      'cc:money_at_money cc:money_money cc:money_pair cc:mutes_own cc:mutes_pair cc:own_at_grant cc:own_secret ' +
      'cc:pair_daily cc:pair_strange cc:pair_wide cc:piece_plain cc:piece_wide cc:rights_danger cc:rights_told ' +
      'cc:started_own cc:started_started cc:strange_acts cc:strange_at_grant cc:strange_danger ' +
      'cc:strange_takes cc:takes_pair cc:takes_reads cc:takes_rights cc:takes_told cc:takes_weighty cf:daily ' +
      'cf:money cf:pair cf:rights cn:acts cn:daily cn:weighty f:ack f:apps f:atlas f:bridge f:claim f:d1 ' +
      'f:delete f:discharge f:doc f:droplet f:enroll f:euthanize f:evict f:file f:finalize f:harvest f:hmc ' +
      'f:immobilize f:impersonate f:pipelines f:promote f:reddit f:register f:replay f:repo f:resolve f:reveal ' +
      'f:submit f:turn k:account k:acct k:alia k:apply k:argument k:basin k:before k:bot k:callback k:cell ' +
      'k:custom k:d k:dag k:driver k:drop k:duration k:election k:enabled k:event k:g k:image k:instance k:job ' +
      'k:kiln k:lead k:manifest k:meeting k:mode k:module k:o k:observation k:operation k:output k:owner ' +
      'k:private k:r k:record k:request k:s k:second k:segment k:setting k:sort k:statu k:t k:tenant ' +
      'k:timezone k:u k:uid k:unit k:vehicle k:wallet l:admin l:alias l:all l:b l:blast l:bulk l:cert ' +
      'l:channel l:check l:client l:container l:creative l:dataset l:down l:identities l:invoices l:key l:lift ' +
      'l:list l:listing l:manager l:number l:observations l:performance l:plan l:pool l:position l:prod ' +
      'l:project l:property l:repo l:repository l:salary l:seats l:shipment l:shipping l:tickets l:topic ' +
      'l:update l:upgrade l:url l:value l:variables l:variants l:vm l:workflow n:3 n:4 p:adm p:admi p:air ' +
      'p:ali p:alia p:allo p:atla p:barr p:byp p:capa p:cen p:cent p:chi p:clea p:deal p:ded p:den p:door ' +
      'p:dow p:enc p:encr p:envi p:exte p:file p:flig p:furn p:gran p:gues p:hac p:mac p:mak p:mana p:mee ' +
      'p:mir p:num p:numb p:posi p:prod p:publ p:redd p:redi p:reg p:reso p:roll p:roo p:rota p:rout p:send ' +
      'p:sit p:site p:ski p:spen p:stal p:subm p:surg p:sys p:ten p:test p:twee p:uni p:upda p:valu p:vau ' +
      'p:vaul p:verc p:vis p:wate p:wir p:wit s:a s:artifactor s:atlassian s:calendar s:callisto s:cdnwise ' +
      's:chargepoint2 s:chatmod s:cloudflare s:cloudmoor s:creem s:datadog s:dronedeck s:edgeshield ' +
      's:ferrydesk s:fetch s:firestore s:fleetpilot s:fly s:gamehost s:gatehouse s:gitmate s:hostforge s:iam ' +
      's:insurex s:kite s:klaviyo s:lifeline s:logmine s:logwarden s:merchkit s:netcore s:nodefarm s:oilrigx ' +
      's:openproject s:opera s:optimizely s:orchestrahall s:parcelbay s:paygate s:paypal s:plantfloor ' +
      's:plantpilot s:postgres s:postman s:pricewell s:puppeteer s:redis s:render s:repobot s:sentry ' +
      's:shelfcart s:siteguard s:siteops s:skijump s:smartsheet s:socialbee s:telescopia s:ticketbarn ' +
      's:tunnelops s:vms s:windpark s:x s:zooapp v:active v:anyone v:are v:c v:call v:ch v:closed v:cn v:core ' +
      'v:csv v:customers v:debian v:default v:deploy v:dlq v:eu v:events v:hangzhou v:i v:kubectl v:match ' +
      'v:nginx v:none v:pay v:payments v:post v:shoes v:tmp v:user v:yml w:atla w:auth w:b w:back w:ballot ' +
      'w:bid w:branching w:bypass w:capacity w:clean w:code w:conn w:contractor w:cooky w:crm w:deactivate ' +
      'w:disarm w:droplet w:edge w:encryption w:end w:enroll w:episode w:exec w:file w:fleet w:flight w:flip ' +
      'w:flush w:forwarding w:gcp w:ground w:harvest w:immobilize w:leave w:linear w:local w:lot w:machine ' +
      'w:market w:membership w:number w:parameter w:payroll w:period w:permission w:post w:property w:public ' +
      'w:publish w:quarantine w:ramp w:recording w:reddit w:repository w:reveal w:reverse w:rotate w:route ' +
      'w:run w:seat w:service w:speed w:spending w:stop w:submit w:surgery w:svc w:tap w:termination w:update ' +
      'w:url w:variable w:vault w:wire x:ace x:aim x:alve x:arge x:ass x:ater x:ble x:blic x:card x:cate ' +
      'x:cret x:ddit x:dels x:ecks x:erge x:eric x:gery x:gnal x:hine x:hook x:iage x:ias x:ike x:iler x:ipe ' +
      'x:ired x:itch x:ite x:laim x:lare x:las x:lean x:leet x:lic x:lify x:lve x:nal x:nish x:ogin x:onn ' +
      'x:oor x:orce x:ore x:oval x:own x:pass x:pers x:plet x:rage x:riod x:rop x:rty x:rust x:sarm x:ssue ' +
      'x:stem x:sue x:tall x:tat x:tlas x:ump x:utes x:veal x:vest x:xec x:xpel',
  ],
  [
    0.25,
    'F:enabled N:path N:point N:rate N:rpm N:second a:2 a:3 b:adjust_compensation b:adjust_stock b:ban_user ' +
      'b:branch_rules b:by_id b:create_entities b:create_gist b:create_refund b:create_repository ' +
      'b:credit_note b:customer_credits b:d1_database b:delete_dns b:delete_post b:delete_webhook b:edit_file ' +
      'b:entity_registry b:execute_vm b:failed_jobs b:file_contents b:firecrawl_scrape b:firewall_config ' +
      'b:flag_state b:get_secret b:interact_with b:jira_issue b:kubectl_get b:kv_namespace b:linear_rotate ' +
      'b:model_settings b:models_versions b:namespace_delete b:navigate_page b:order_note b:post_tweet ' +
      'b:run_code b:run_logs b:seat_map b:to_prod b:unlock_all b:update_file b:update_page b:update_repository ' +
      'b:vm_command cc:acts_pair cc:at_danger_pair cc:at_danger_wide cc:daily_secret cc:daily_started ' +
      'cc:danger_at_grant cc:danger_at_money cc:danger_reads cc:danger_wide cc:gives_acts cc:gives_daily ' +
      'cc:gives_message cc:gives_piece cc:gives_strange cc:inside_acts cc:inside_at_keys cc:message_message ' +
      'cc:money_plain cc:own_told cc:own_wide cc:pair_message cc:piece_pair cc:plain_at_keys cc:plain_mutes ' +
      'cc:plain_piece cc:plain_rights cc:reads_own cc:rights_plain cc:rights_takes cc:secret_plain ' +
      'cc:started_piece cc:strange_message cc:strange_pair cc:takes_danger cc:told_message cc:told_plain ' +
      'cc:told_reads cc:weighty_money cc:wide_at_danger cc:wide_own cf:takes cn:at_danger cn:at_money cn:gives ' +
      'cn:message cn:pair cn:rights f:application f:arm f:backup f:cli f:close f:confluence f:crm f:disarm ' +
      'f:dump f:export f:fork f:hot f:invite f:key f:manage f:mint f:mysqlsh f:navigate f:order f:page f:pin ' +
      'f:power f:put f:query f:refund f:reject f:reply f:restore f:retry f:run f:send f:start f:stop f:sync ' +
      'f:system f:trigger f:trust f:vercel f:water f:wire k:application k:argv k:assistant k:code k:constraint ' +
      'k:currency k:cursor k:customer k:cypher k:delta k:dir k:disk k:domain k:door k:dst k:edit k:endpoint ' +
      'k:entry k:failed k:fleet k:function k:hash k:jq k:last k:log k:method k:object k:old k:on k:person ' +
      'k:plant k:player k:point k:port k:post k:realm k:robot k:rpm k:sat k:scheme k:sender k:show k:site ' +
      'k:sql k:stmt k:strategy k:system k:tail k:target k:tx k:url k:use k:vol k:where l:action l:ad l:alerts ' +
      'l:animals l:application l:apps l:area l:campaigns l:checks l:claim l:commands l:component l:constraint ' +
      'l:contract l:conversation l:cookies l:credit l:duplicates l:event l:execute l:externally l:fields ' +
      'l:gist l:incident l:line l:load l:mail l:migration l:models l:object l:oncall l:payment l:payments ' +
      'l:payout l:peer l:person l:policy l:public l:query l:release l:rows l:scrape l:section l:sender l:sheet ' +
      'l:sheets l:sku l:space l:stream l:topics l:transfer l:values l:viewer p:abo p:abor p:acti p:all p:atl ' +
      'p:boi p:boil p:broa p:bypa p:cana p:cas p:cert p:chan p:chl p:chlo p:cle p:clos p:cod p:cus p:cust ' +
      'p:dest p:drop p:edg p:elev p:env p:exem p:fai p:fea p:fil p:ful p:gat p:gis p:glo p:glob p:gro p:gua ' +
      'p:guar p:hash p:inb p:inst p:job p:lan p:let p:lev p:leve p:lic p:link p:mai p:mail p:man p:mul p:mult ' +
      'p:navi p:obse p:orig p:part p:pas p:pau p:paym p:per p:peri p:pers p:plan p:poo p:pos p:reag p:red ' +
      'p:regi p:reje p:rele p:repl p:res p:rest p:rot p:rou p:sai p:sail p:scop p:scr p:scri p:secr p:secu ' +
      'p:sen p:setp p:sett p:ship p:star p:sto p:stri p:sup p:swa p:tan p:tar p:tea p:thi p:tri p:upd p:uplo ' +
      'p:valv p:vid p:visi p:voi s:agrohub s:asana s:auctionly s:azdo s:bankline s:bigquery s:cartwheel ' +
      's:ciforge s:cms s:coinrail s:coinstack s:concerthub s:datagrave s:dbherd s:dropbox s:ebay s:email ' +
      's:estatepro s:finbot s:gcp s:helm s:heroku s:hospitalium s:hpccluster s:idforge s:insforge s:invoicely ' +
      's:keycloak s:keysmith s:labrat s:loanly s:mailharbor s:manager s:marketpilot s:mdm s:memory ' +
      's:mintwallet s:mongodb s:nodewarden s:ops s:paynest s:peoplestone s:portainer s:qdrant s:quillpay ' +
      's:rabbitmq s:releasely s:repokeep s:snowflake s:stockroom s:storehouse s:strapi s:streambase s:subtrack ' +
      's:tablewise s:ticketwise s:tillpoint s:vaultbox s:volta v:account v:acme v:b v:billing v:cp v:e ' +
      'v:enabled v:eval v:f v:general v:gmail v:ios v:kv v:namespace v:p v:password v:private v:uploads v:v ' +
      'w:abort w:account w:action w:alia w:answer w:api w:application w:approve w:auto w:backfill w:background ' +
      'w:barrel w:batch w:bet w:boiler w:canary w:change w:chlorine w:confluence w:crash w:creative w:d1 ' +
      'w:dead w:destination w:disk w:driver w:elementor w:enable w:evict w:externally w:firmware w:furnace ' +
      'w:gist w:guardrail w:hac w:helm w:hmc w:install w:listing w:loan w:management w:mcp w:migration ' +
      'w:monitor w:navigate w:notification w:observation w:org w:ownership w:package w:password w:peer ' +
      'w:person w:power w:promote w:quota w:raw w:reagent w:recall w:refund w:register w:reindex w:release ' +
      'w:repo w:required w:reservation w:resolve w:response w:retention w:retry w:revision w:rollback w:root ' +
      'w:sailing w:sale w:scope w:script w:sender w:sequence w:setpoint w:shared w:signal w:site w:sitemap ' +
      'w:spend w:start w:store w:string w:swap w:tank w:target w:tariff w:tax w:team w:text w:transition ' +
      'w:trim w:trust w:up w:upload w:value w:valve w:var w:viewer w:vlan w:workflow x:able x:acs x:ager x:ain ' +
      'x:air x:ale x:alls x:alue x:ange x:ards x:are x:ared x:aset x:atic x:bort x:cant x:cept x:cise x:dmin ' +
      'x:ean x:ear x:ease x:eave x:eed x:eet x:ell x:end x:eply x:epo x:ept x:erve x:eter x:fill x:fuge x:gate ' +
      'x:gent x:ger x:heck x:hip x:hips x:ideo x:ier x:igns x:iner x:ink x:int x:iple x:ise x:ites x:ker ' +
      'x:kies x:kout x:lass x:lds x:lue x:mals x:min x:nace x:nary x:nate x:near x:ner x:net x:nge x:ntor ' +
      'x:nway x:oan x:obs x:ocal x:oks x:oms x:ook x:oors x:ors x:ost x:peed x:pen x:pute x:rade x:reat x:rel ' +
      'x:rges x:riff x:rim x:rine x:ring x:rnal x:roxy x:rson x:sets x:sion x:ster x:tag x:tect x:ther x:tic ' +
      'x:tine x:tle x:tors x:tten x:ual x:uest x:und x:urse x:uth x:uto x:vice x:vict x:wall x:ware x:yer',
  ],
  [
    0.125,
    'N:last N:quantity N:uid N:value N:year b:alert_rule b:app_builds b:apply_manifest b:branching_model ' +
      'b:call_service b:close_all b:delete_user b:deny_claim b:edge_config b:execute_anonymous b:execute_sql ' +
      'b:expel_student b:gcp_code b:kubectl_patch b:manage_page b:neo4j_cypher b:promote_to b:run_gcp ' +
      'b:run_query b:run_snowflake b:share_externally b:sheets_delete b:traefik_config b:update_alert ' +
      'b:update_ticket b:with_process cc:acts_plain cc:acts_secret cc:at_danger_weighty cc:danger_told ' +
      'cc:gives_at_danger cc:gives_at_grant cc:gives_secret cc:inside_plain cc:inside_started cc:message_reads ' +
      'cc:money_acts cc:money_inside cc:mutes_at_danger cc:mutes_strange cc:own_own cc:pair_mutes ' +
      'cc:piece_told cc:plain_reads cc:plain_secret cc:reads_secret cc:reads_started cc:started_plain ' +
      'cc:started_reads cc:started_strange cc:strange_rights cc:takes_at_danger cc:takes_takes cc:told_acts ' +
      'cc:told_at_secret cc:told_gives cc:weighty_own cc:weighty_pair cc:weighty_secret cc:weighty_weighty ' +
      'cf:mutes cn:at_grant f:abort f:api f:approve f:backfill f:broker f:browserbase f:check f:clean f:commit ' +
      'f:crash f:deactivate f:docker f:domains f:erase f:eval f:exec f:feed f:firecrawl f:flatten f:leave ' +
      'f:link f:node f:protect f:push f:r2 f:read f:recall f:record f:resume f:role f:rollback f:rotate ' +
      'f:scale f:sites f:switch f:toggle f:transactions f:trim f:vacuum f:vector f:webhooks f:write k:0 k:apex ' +
      'k:api k:app k:auto k:bcc k:bed k:block k:campaign k:cc k:cmd k:command k:connection k:delegate k:device ' +
      'k:doc k:force k:gateway k:k k:loan k:location k:match k:percent k:program k:project k:provider k:sample ' +
      'k:step k:summary k:table k:text k:thread k:vendor k:webhook k:workflow k:z l:archive l:auth l:back ' +
      'l:bookmark l:budget l:cameras l:certificate l:charges l:cluster l:customers l:deployments l:doors ' +
      'l:dump l:entities l:env l:external l:folder l:form l:integration l:memberships l:messages l:milestone ' +
      'l:pair l:permissions l:pipeline l:po l:poll l:protection l:rollout l:run l:scale l:script l:servers ' +
      'l:sms l:stack l:template l:tests l:to l:tool l:transfers l:trigger l:type l:user l:version p:aba p:aban ' +
      'p:agen p:alar p:anim p:anon p:ans p:answ p:appl p:arc p:arch p:are p:bat p:batc p:bloc p:book p:camp ' +
      'p:cer p:comm p:cou p:depa p:disc p:disp p:driv p:ena p:enab p:enti p:esc p:eve p:exe p:exer p:feat ' +
      'p:firm p:flat p:forw p:gree p:hol p:hos p:inbo p:inc p:iso p:jou p:jour p:kube p:leav p:len p:list ' +
      'p:loa p:marg p:mer p:merg p:mete p:migr p:miss p:mon p:moni p:nav p:neo p:neo4 p:orde p:pass p:payo ' +
      'p:perc p:perm p:pip p:pol p:pus p:quar p:rem p:remo p:rep p:rete p:rol p:runw p:ser p:set p:targ p:tari ' +
      'p:topi p:tria p:trig p:upl p:use p:user p:val p:vec p:vide p:vla p:wal p:webh p:wri p:yan s:adbloom ' +
      's:alibaba s:api s:appstorekit s:cards s:ci s:clickup s:coinvault s:commander s:confluent s:customsio ' +
      's:datahaven s:dbpilot s:desktop s:dnshub s:domainly s:finch s:fishfarm s:gameops s:geofarm s:glasshouse ' +
      's:growthkit s:home s:hotelia s:hotelium s:idm s:kubernetes s:labbench s:labnode s:ledger s:ledgerfox ' +
      's:legalhub s:medvault s:metricsd s:obsidian s:paynode s:pingtower s:procureit s:pulumi s:respira ' +
      's:satops s:shop s:smartlock9 s:snyk s:tollgate s:towerops s:vineyard9 s:xero v:accounts v:env v:eth ' +
      'v:github v:investigating v:l v:logs v:md v:payouts v:pdf v:pi v:r v:return v:sale v:some v:t v:z ' +
      'w:abandoned w:admin w:agent w:and w:anonymou w:archive w:article w:berth w:body w:broadcast ' +
      'w:browserbase w:campaign w:cert w:check w:close w:comment w:contact w:cover w:custom w:dataset ' +
      'w:delegate w:departure w:destroy w:dispute w:docker w:dump w:exempt w:exercise w:face w:fee w:firewall ' +
      'w:firing w:flatten w:folder w:fork w:gate w:handle w:hive w:hold w:host w:ip w:item w:journal w:key ' +
      'w:kill w:kubectl w:latest w:letter w:lift w:link w:load w:manage w:margin w:merge w:message w:meter ' +
      'w:mint w:multiple w:neo4j w:open w:order w:origin w:patch w:pause w:payment w:payout w:pin w:process ' +
      'w:project w:query w:r2 w:reject w:reply w:runway w:setting w:sm w:to w:topic w:traefik w:transfer ' +
      'w:trigger w:vent w:vessel w:video w:webhook w:wordpress w:world w:write x:all x:als x:ant x:apse x:ast ' +
      'x:ate x:cal x:cker x:date x:eck x:elm x:empt x:ench x:eo4j x:eras x:erse x:erts x:face x:flow x:fund ' +
      'x:ges x:gns x:gon x:ice x:icle x:ide x:igin x:ire x:isk x:ives x:led x:lers x:lit x:lls x:lock x:lope ' +
      'x:lose x:lsh x:lts x:main x:maps x:mber x:mers x:mous x:nage x:nize x:nnel x:nner x:ntry x:oke x:ole ' +
      'x:olve x:omer x:ool x:opic x:ota x:ous x:oute x:pace x:pics x:rap x:ras x:rder x:rds x:rgin x:ric ' +
      'x:roup x:rove x:roy x:rrel x:rror x:rse x:sel x:sers x:set x:sure x:swer x:tart x:tem x:ties x:tone ' +
      'x:ull x:ult x:uota x:ush x:wap x:word',
  ],
  [
    -0.125,
    'F:inbox_only N:8 N:at N:day N:k N:lng N:minute N:pid N:pt N:week b:add_issue b:calendar_events ' +
      'b:compare_runs b:config_variation b:create_google b:create_pull b:create_release b:explain_plan ' +
      'b:flaky_tests b:format_cells b:gcloud_command b:get_forecast b:get_latest b:get_my b:get_profile ' +
      'b:get_task b:get_tasks b:index_usage b:insert_table b:job_run b:kubectl_rollout b:list_branches ' +
      'b:list_buckets b:list_domains b:list_projects b:list_teams b:mysql_json b:pod_logs b:release_pipeline ' +
      'b:request_review b:rich_menu b:run_gcloud b:send_message b:set_flow b:speaker_notes b:start_build ' +
      'b:start_process b:sync_application b:unblock_job b:update_branch b:webhooks_list cc:acts_inside ' +
      'cc:acts_mutes cc:at_danger_at_money cc:at_danger_daily cc:at_danger_inside cc:at_danger_message ' +
      'cc:at_money_strange cc:gives_inside cc:gives_trial cc:inside_at_danger cc:inside_at_grant cc:inside_own ' +
      'cc:inside_reads cc:inside_wide cc:message_at_grant cc:mutes_started cc:own_gives cc:own_rights ' +
      'cc:piece_daily cc:piece_inside cc:plain_pair cc:reads_inside cc:reads_told cc:started_pair ' +
      'cc:strange_daily cc:strange_inside cc:strange_trial cc:trial_own cc:trial_pair cc:trial_plain ' +
      'cc:weighty_started cc:wide_strange cf:at_danger cf:own cf:piece cf:plain cf:told cf:wide cn:started ' +
      'f:analytics f:azmcp f:bounce f:bump f:capture f:complete f:create f:deploy f:disconnect f:discounts ' +
      'f:domain f:execute f:invalidate f:kill f:postgres f:products f:reverse f:server f:sheets f:spray f:tax ' +
      'f:threat f:wp k:2 k:a k:bucket k:category k:context k:data k:database k:display k:draft k:due k:e k:end ' +
      'k:entity k:environment k:f k:feeder k:flag k:hotel k:i k:incident k:index k:instruction k:lng k:member ' +
      'k:merge k:n k:name k:operator k:order k:original k:p k:pipeline k:pnr k:privacy k:pull k:reason ' +
      'k:resource k:rule k:schema k:since k:slug k:subject k:test k:timeout k:track k:trigger l:accounts ' +
      'l:activity l:address l:asset l:broadcast l:bucket l:buckets l:campaign l:cell l:command l:compare ' +
      'l:create l:cypher l:details l:domain l:email l:employee l:estimate l:info l:invoice l:issue l:limits ' +
      'l:mailbox l:month l:pr l:prompt l:quotes l:range l:reader l:records l:registry l:segment l:series ' +
      'l:shell l:silence l:sim l:site l:slides l:state l:statuses l:stock l:tasks l:theme l:transaction ' +
      'l:variable l:vote l:weight l:workspace p:ado p:art p:arti p:asse p:azm p:blo p:bri p:budg p:bur p:cate ' +
      'p:clie p:com p:cont p:cove p:crea p:das p:dash p:depl p:deta p:dia p:dock p:dri p:dup p:edi p:elem ' +
      'p:end p:entr p:eva p:eval p:even p:fac p:flo p:for p:gen p:her p:hot p:ini p:inva p:lab p:labe p:late ' +
      'p:less p:lice p:lin p:log p:mark p:mas p:mod p:mov p:mut p:net p:not p:obje p:offe p:onc p:onca p:opti ' +
      'p:outp p:owne p:pape p:par p:plu p:plug p:pric p:purc p:reas p:rena p:repo p:resi p:reti p:ric p:ris ' +
      'p:rule p:sale p:save p:sect p:seg p:sequ p:shad p:shee p:shel p:sli p:sna p:sou p:soun p:spea p:spli ' +
      'p:spri p:str p:swe p:tag p:temp p:thre p:tic p:top p:tra p:var p:wat p:web p:whe p:wid s:adpilot ' +
      's:argocd s:browserbase s:buildkite s:clusterly s:crmwave s:dataroom s:dataspring s:dbt s:devops ' +
      's:elasticsearch s:featureflip s:gitea s:gmail s:harness s:homeloft s:hubspot s:hydroctl s:identix ' +
      's:insurely s:k8s s:karakeep s:macos s:mlserve s:modelforge s:opsbot s:payflow s:planetscale ' +
      's:quickbooks s:rackmind s:razorpay s:schoolbell s:sewageworks s:shopify s:tenantry s:wikifarm ' +
      's:wordpress s:zenithhr v:ber v:cat v:checkout v:document v:email v:eng v:globex v:high v:infy v:invoice ' +
      'v:k v:lib v:lin v:m v:o v:pass v:run v:sdk v:shop v:sink v:try v:up v:y w:add w:amend w:app ' +
      'w:appointment w:aw w:azmcp w:balance w:bin w:branche w:budget w:bump w:collection w:column w:component ' +
      'w:coupon w:course w:crew w:cycle w:cypher w:dashboard w:deployment w:discharge w:doc w:dosage w:drive ' +
      'w:employee w:endpoint w:entry w:eval w:feed w:flag w:freeze w:git w:global w:graph w:ha w:hand w:index ' +
      'w:inventory w:issue w:label w:lead w:license w:line w:media w:memory w:menu w:metadata w:namespace ' +
      'w:output w:owner w:p w:parcel w:pg w:port w:pr w:price w:product w:purchase w:read w:recovery w:reopen ' +
      'w:request w:restaurant w:roll w:score w:sensor w:shell w:slot w:speaker w:split w:spray w:statu ' +
      'w:statuse w:temperature w:thread w:threat w:trial w:type w:variant w:warning w:where w:wp w:zone x:abel ' +
      'x:abs x:act x:ade x:ags x:aml x:ark x:arm x:ats x:atus x:awl x:base x:bel x:book x:box x:cord x:cts ' +
      'x:ddon x:del x:dget x:dia x:duct x:dule x:eals x:ect x:ects x:eder x:edia x:efer x:eges x:els x:eme ' +
      'x:ems x:ents x:enu x:eue x:fers x:gion x:heet x:hema x:here x:ibe x:ils x:ips x:ipt x:lake x:lbox ' +
      'x:llet x:loud x:lure x:mand x:mark x:mary x:mcp x:mpt x:name x:nce x:ncy x:nder x:ndex x:nect x:nes ' +
      'x:nit x:nses x:nter x:oard x:old x:ons x:oot x:ory x:osts x:ping x:play x:plit x:ract x:rail x:rape ' +
      'x:rash x:reak x:rgy x:rial x:ribe x:rice x:rity x:robe x:ship x:sole x:sor x:sset x:sult x:tion x:tus ' +
      'x:uild x:une x:unk x:ure x:val x:vel x:ver x:very x:wner x:wser x:zmcp',
  ],
  [
    -0.25,
    'N:by N:column N:iid N:instance N:parent N:red N:table N:time N:to N:v b:account_balance b:analyze_issue ' +
      'b:app_logs b:audit_events b:blame_line b:build_failure b:by_uid b:create_campaign b:create_document ' +
      'b:custom_fields b:customer_need b:dashboard_by b:delete_records b:dns_records b:estimate_tax ' +
      'b:failure_logs b:get_attachment b:get_attachments b:get_board b:get_bookmark b:get_collections ' +
      'b:get_content b:get_customers b:get_database b:get_initiative b:get_metadata b:get_projects ' +
      'b:get_recent b:get_sheet b:get_sift b:google_doc b:google_sheet b:hass_turn b:image_from ' +
      'b:issue_comments b:issue_with b:job_logs b:label_values b:list_access b:list_campaigns b:list_filters ' +
      'b:list_folder b:list_oncall b:list_pyroscope b:list_roles b:list_tags b:list_topics b:over_time ' +
      'b:pages_get b:post_message b:project_domain b:received_email b:retrieve_course b:run_select b:run_sql ' +
      'b:search_by b:search_docs b:search_issues b:search_nodes b:search_stripe b:set_price b:sheet_cells ' +
      'b:soil_moisture b:stripe_documentation b:text_file b:update_employee b:update_product b:write_file ' +
      'cc:at_danger_at_grant cc:at_danger_plain cc:at_danger_reads cc:at_danger_rights cc:at_grant_at_danger ' +
      'cc:at_grant_at_grant cc:at_grant_strange cc:at_grant_told cc:at_money_acts cc:at_money_at_money ' +
      'cc:at_money_rights cc:at_money_wide cc:daily_danger cc:daily_reads cc:daily_wide cc:inside_inside ' +
      'cc:inside_money cc:inside_rights cc:mutes_at_money cc:own_pair cc:own_reads cc:own_weighty ' +
      'cc:pair_at_keys cc:pair_danger cc:pair_reads cc:piece_strange cc:plain_at_grant cc:plain_inside ' +
      'cc:plain_money cc:plain_takes cc:reads_at_danger cc:rights_at_grant cc:started_wide cc:takes_daily ' +
      'cc:told_at_money cc:trial_at_money cc:weighty_acts cc:weighty_daily cc:wide_plain cf:strange cn:inside ' +
      'cn:plain cn:told f:acf f:aging f:auth f:changelog f:column f:cut f:destroy f:detach f:env f:events ' +
      'f:flaky f:generate f:git f:hacs f:helm f:migrate f:modify f:mysql f:plate f:player f:port f:portfolio ' +
      'f:reconcile f:router f:seat f:shift f:storage f:stories f:suppress f:thread f:version f:watch k:3 k:7 ' +
      'k:acl k:b k:blue k:board k:branch k:calendar k:comment k:cycle k:deck k:definition k:destination ' +
      'k:disabled k:env k:expand k:file k:filename k:furnace k:gid k:guild k:iid k:inbox k:include k:invoice ' +
      'k:key k:l k:language k:max k:namespace k:network k:opt k:or k:package k:path k:po k:predicate k:red ' +
      'k:relationship k:repository k:set k:severity k:sha k:sheet k:slide k:space k:src k:stage k:story k:sub ' +
      'k:subreddit k:subscription k:symbol k:tag k:task k:template k:time k:truck k:type k:uuid k:v k:w ' +
      'l:analysis l:attachments l:balance l:borders l:branches l:calls l:categories l:chapters l:contact ' +
      'l:data l:deck l:discounts l:documents l:edge l:edit l:events l:freebusy l:indexes l:inventory l:label ' +
      'l:letter l:links l:mappings l:message l:metric l:numbers l:posts l:privileges l:projects l:purchase ' +
      'l:reply l:restaurants l:results l:reviews l:schema l:secrets l:seer l:stage l:statistics l:subtask ' +
      'l:symbol l:tag l:tags l:teams l:temperature l:templates l:terms l:title l:training l:uid l:variation ' +
      'l:views n:1 p:addo p:agin p:ale p:aler p:anno p:asso p:att p:atta p:aud p:audi p:auto p:ava p:azmc ' +
      'p:bala p:boo p:bor p:boun p:buc p:buck p:bum p:cal p:cel p:cla p:clas p:col p:colu p:conn p:cop p:corr ' +
      'p:coun p:cyp p:data p:don p:dos p:dosa p:ener p:exp p:fet p:fetc p:filt p:fixt p:fol p:foll p:fre p:gcl ' +
      'p:gclo p:goo p:goog p:his p:ind p:inf p:inl p:inli p:inte p:key p:lat p:lea p:les p:lib p:libr p:ligh ' +
      'p:lok p:men p:meta p:mode p:mys p:oau p:oaut p:opt p:pack p:pap p:para p:parc p:pen p:plat p:play p:pod ' +
      'p:pref p:priv p:pyro p:rang p:rat p:reac p:reo p:resc p:resu p:role p:samp p:sch p:sco p:sear p:sele ' +
      'p:sens p:ses p:sess p:smar p:sol p:spee p:spl p:spra p:stat p:step p:stor p:tab p:tabl p:task p:team ' +
      'p:tem p:them p:thr p:tit p:titl p:trai p:ups p:vend p:vie p:vot p:war p:wher p:wor p:work s:accessor ' +
      's:alibabacloud s:bitbucket s:bucketeer s:buildbarn s:carfleet s:chrome s:clinica s:cloudkiln s:cluster ' +
      's:coinbase s:confluence s:contentful2 s:courtly s:crewdesk s:datapipe s:dbsteward s:deepwiki ' +
      's:deployer7 s:devtools s:domainry s:gcal2 s:gerrit s:gitlab s:guildhall s:hubitat s:ide s:loanarc ' +
      's:lockbox7 s:notelab s:notion s:official s:pipedrive s:queueworks s:socialite s:taxlodge s:tenantor ' +
      's:terminal s:time s:tradepilot s:trafficcop s:unleash s:vapi s:votebox s:watergrid v:ann v:com ' +
      'v:comment v:create v:etc v:eur v:fetch v:fraud v:getobject v:how v:inc v:leads v:n v:open v:switch ' +
      'v:the w:acf w:activity w:addon w:alert w:allergy w:analysi w:approval w:assign w:backup w:blob w:boost ' +
      'w:branch w:bucket w:cart w:cell w:checkout w:chip w:client w:cluster w:commit w:compliance w:config ' +
      'w:configuration w:console w:content w:cost w:database w:day w:detach w:detail w:detect w:draw w:energy ' +
      'w:evaluate w:expand w:experience w:failure w:fetch w:field w:filter w:flow w:freebusy w:fulltext ' +
      'w:google w:hass w:info w:invalidate w:lab w:level w:library w:login w:loki w:mysql w:need ' +
      'w:organization w:outage w:paper w:partition w:portfolio w:probe w:profile w:protection w:pyroscope ' +
      'w:queue w:range w:rc w:reconcile w:renewal w:retire w:review w:rich w:rl w:s3 w:scan w:search w:seer ' +
      'w:select w:sim w:smart w:sql w:staging w:stock w:subtask w:suppress w:table w:theme w:title ' +
      'w:transaction w:vendor w:vote w:warm x:ader x:ance x:ands x:ane x:ants x:arch x:art x:asks x:ath x:auth ' +
      'x:aved x:bal x:busy x:call x:ces x:che x:cile x:cket x:cks x:ckup x:data x:ding x:dle x:dor x:dos ' +
      'x:down x:dth x:ead x:eat x:ebug x:een x:elds x:ema x:eps x:est x:etch x:ext x:fig x:ged x:gers x:ging ' +
      'x:gram x:hase x:heme x:hive x:hot x:hots x:idth x:ield x:ily x:ings x:ipts x:ize x:king x:lag x:lags ' +
      'x:lary x:lear x:lect x:lip x:lumn x:mart x:mits x:moke x:ndor x:nfo x:nse x:nsor x:nts x:obe x:ocks ' +
      'x:ogle x:ogs x:oki x:oles x:one x:ooze x:ork x:orum x:oss x:ows x:oyee x:pend x:pex x:pons x:pray ' +
      'x:raft x:ram x:rary x:rase x:rate x:ray x:ripe x:rks x:rts x:rum x:sage x:sert x:shot x:sis x:size ' +
      'x:sks x:tact x:tant x:ted x:tern x:tire x:tock x:ture x:uct x:ueue x:ugin x:umn',
  ],
  [
    -0.375,
    'N:blue N:green N:id N:latitude N:number N:offset N:principal N:progress N:x b:aging_report b:ai_config ' +
      'b:ask_question b:attendance_report b:battery_levels b:browser_click b:build_image b:build_log ' +
      'b:call_api b:campaign_report b:container_logs b:db_cluster b:deployment_logs b:describe_table ' +
      'b:download_attachment b:exchange_rate b:execute_script b:feature_flags b:fetch_container ' +
      'b:flight_status b:get_ai b:get_build b:get_comment b:get_current b:get_cycle b:get_log b:get_logs ' +
      'b:get_marketing b:get_stock b:get_tag b:get_tags b:grade_distribution b:group_members b:keyword_ideas ' +
      'b:list_all b:list_channels b:list_collections b:list_comments b:list_commits b:list_contact ' +
      'b:list_databases b:list_devices b:list_events b:list_feature b:list_instances b:list_pages ' +
      'b:list_records b:list_repositories b:list_rules b:list_transactions b:loki_logs b:move_issues ' +
      'b:mysql_sys b:mysql_user b:org_chart b:password_policy b:pending_review b:pipeline_job ' +
      'b:query_documents b:query_loki b:release_diff b:release_notes b:remove_member b:rename_symbol ' +
      'b:replace_symbol b:reply_to b:request_diff b:rerun_failed b:run_tests b:sample_rows b:seo_generate ' +
      'b:sheets_update b:smime_info b:storage_account b:support_channels b:symbol_body b:table_schema ' +
      'b:tax_rates b:tool_set b:turn_on b:verify_snapshot b:with_seer b:woo_reports b:woocommerce_list ' +
      'b:work_items cc:acts_own cc:acts_told cc:at_danger_strange cc:at_grant_inside cc:at_grant_piece ' +
      'cc:at_grant_rights cc:at_money_inside cc:at_money_started cc:daily_own cc:daily_pair cc:inside_told ' +
      'cc:own_money cc:pair_trial cc:plain_trial cc:plain_wide cc:reads_weighty cc:started_trial ' +
      'cc:strange_at_money cc:strange_told cc:strange_wide cc:takes_started cc:told_money cc:told_trial ' +
      'cc:trial_strange cc:wide_told cf:at_money cn:own f:adsense f:analyze f:attendance f:balance f:best ' +
      'f:blob f:boost f:cache f:chart f:clause f:collections f:config f:download f:exchange f:flight f:format ' +
      'f:heat f:load f:lookup f:machine f:payment f:preview f:quote f:rc f:rollout f:search f:secret f:snooze ' +
      'f:soil f:spending f:subject f:test f:token f:transcribe f:trip f:zone k:area k:base k:call k:card ' +
      'k:collection k:deleted k:feed k:filter k:find k:focu k:green k:phone k:pixel k:presentation k:principal ' +
      'k:progress k:re k:redirect k:relative k:restaurant k:room k:run k:seed k:session k:spec k:style ' +
      'k:transaction k:x l:aliases l:analyze l:apex l:api l:app l:block l:board l:branch l:cache l:candidates ' +
      'l:catalog l:changelog l:click l:clip l:codes l:comments l:configuration l:connection l:connections ' +
      'l:constraints l:databases l:distribution l:doc l:document l:draw l:endpoints l:experiences l:fixture ' +
      'l:format l:heading l:history l:layout l:lineage l:lines l:memory l:metadata l:note l:notebook ' +
      'l:occupancy l:order l:outliers l:overview l:pane l:panel l:path l:pods l:predictions l:products ' +
      'l:profile l:read l:ref l:reference l:references l:resource l:roles l:roster l:rules l:runner l:schemas ' +
      'l:select l:server l:session l:spreadsheet l:start l:statement l:status l:structure l:suggestion l:tax ' +
      'l:tokens l:tools l:validation l:view many p:agi p:ape p:ass p:assi p:beg p:bes p:boa p:boar p:boos ' +
      'p:bou p:bric p:cach p:cand p:chec p:chu p:cita p:clou p:curr p:depe p:det p:doc p:dra p:eng p:esti ' +
      'p:exch p:expa p:expl p:fie p:fiel p:find p:fix p:fore p:full p:hea p:head p:high p:hist p:inde p:ingr ' +
      'p:las p:layo p:lig p:lis p:loca p:loo p:map p:mapp p:matr p:mem p:memo p:moi p:mois p:nee p:occ p:pac ' +
      'p:pale p:patt p:pre p:prog p:prot p:qual p:rea p:ren p:rost p:runn p:sam p:scre p:segm p:sho p:shor ' +
      'p:sif p:simp p:slo p:sma p:smi p:smim p:smo p:smok p:soi p:spr p:spre p:stag p:stas p:stoc p:stru ' +
      'p:styl p:subj p:thro p:unr p:unre p:unus p:upti p:veri p:wea p:whoa p:wik s:0nmcp s:admin s:attio ' +
      's:backoffice s:bankette s:busops s:cachewarden s:chat s:chatterbox s:clusterfox s:crm s:depcheck ' +
      's:ferryops s:firebase s:full s:hr s:meshwire s:mindgrid s:monday s:n8n s:newrelic s:orgkey s:pagewright ' +
      's:paperless s:qase s:shortcut s:staffing360 s:statusly s:talentloop s:warehousely s:watchpost ' +
      's:wikistack s:youtrack t:next_thought_needed v:abc v:and v:auth v:bsc v:cl v:customer v:h v:heads ' +
      'v:http v:js v:looking v:ls v:mug v:readme v:requests v:roadmap w:adoption w:aliase w:analytic w:apex ' +
      'w:asset w:assignment w:attendance w:authorized w:board w:border w:build w:candidate w:capture w:catalog ' +
      'w:chart w:citation w:clone w:cron w:deal w:dependency w:diagnostic w:epic w:erd w:exchange w:experiment ' +
      'w:fixture w:floor w:for w:forum w:guide w:heat w:history w:icd w:indexe w:layout w:list w:map w:mass ' +
      'w:moisture w:oauth w:occupancy w:outlier w:overview w:palette w:pane w:path w:pattern w:prediction ' +
      'w:prompt w:protocol w:quality w:rank w:reader w:recipe w:reload w:resize w:roster w:schema w:server ' +
      'w:session w:sift w:smime w:smoke w:snooze w:spam w:spreadsheet w:stash w:state w:statistic w:stripe ' +
      'w:style w:topology w:training w:trip w:uid w:unread w:unused w:view w:watcher w:whoami w:width w:wifi ' +
      'w:wiki x:ads x:aft x:ami x:ard x:ask x:ates x:ayer x:ays x:bug x:cing x:col x:ders x:dow x:eams x:emas ' +
      'x:ense x:ert x:exes x:figs x:ght x:ient x:iews x:iff x:ight x:iki x:ist x:itle x:its x:ized x:kens ' +
      'x:ket x:late x:lert x:lob x:loor x:lot x:mate x:mime x:ming x:nels x:nue x:ocol x:oint x:ompt x:oost ' +
      'x:opes x:ote x:outs x:oze x:pand x:rch x:ress x:rip x:rix x:rms x:ron x:sign x:sql x:tep x:tes x:test ' +
      'x:tial x:tics x:tive x:tric x:ues x:uide x:ules x:unts x:used x:uses x:usy x:ven ' +
      'x:vert x:work x:ysis x:ysql',
  ],
  [
    -0.5,
    'N:height N:longitude N:result N:tail N:thought N:threshold N:track N:width b:account_info ' +
      'b:affiliates_list b:amortization_table b:append_note b:audit_trail b:authorized_users ' +
      'b:campaign_performance b:cloudflare_documentation b:collection_fields b:comment_to b:complete_task ' +
      'b:delete_bucket b:delete_draft b:delete_pods b:delete_record b:deploy_services b:describe_object ' +
      'b:draft_email b:draft_pr b:evaluate_expression b:fields_create b:get_active b:get_audit b:get_balance ' +
      'b:get_branch b:get_code b:get_dashboard b:get_document b:get_documents b:get_filter b:get_firewall ' +
      'b:get_flag b:get_history b:get_invoice b:get_mappings b:get_models b:get_node b:get_orders ' +
      'b:get_products b:get_sales b:get_segment b:get_server b:get_table b:get_transcript b:get_work ' +
      'b:get_workflow b:health_check b:hit_ratio b:issue_details b:issue_type b:issues_to b:list_course ' +
      'b:list_invoices b:list_pipeline b:list_releases b:list_servers b:list_sites b:list_subscriptions ' +
      'b:list_tables b:list_workflows b:list_workspaces b:log_call b:merge_request b:nrql_query b:preview_env ' +
      'b:query_prometheus b:request_read b:router_route b:search_cloudflare b:search_events b:search_objects ' +
      'b:search_records b:send_command b:slide_element b:start_timer b:tail_logs b:take_screenshot ' +
      'b:unarchive_release b:update_issue b:validate_template b:who_is b:wordpress_list b:zones_list ' +
      'cc:acts_reads cc:at_danger_piece cc:at_danger_told cc:at_danger_trial cc:daily_daily cc:daily_weighty ' +
      'cc:gives_own cc:gives_weighty cc:money_own cc:money_told cc:mutes_piece cc:pair_gives cc:plain_weighty ' +
      'cc:reads_pair cc:reads_piece cc:secret_at_danger cc:told_told cc:trial_told cc:wide_at_grant cn:reads ' +
      'f:add f:affiliates f:alert f:amortization f:assign f:availability f:backtest f:blame f:build f:call ' +
      'f:campaign f:candidate f:card f:churn f:click f:clone f:cluster f:count f:coverage f:evaluate f:fare ' +
      'f:fill f:flag f:health f:json f:keyword f:last f:lineage f:list f:lot f:match f:pages f:pick f:pivot ' +
      'f:queue f:reload f:save f:sensor f:sequentialthinking f:shipping f:snapshot f:solve f:stats f:template ' +
      'f:timetable f:usage f:vendor f:weather f:whoami k:actor k:by k:column k:contact k:created k:datasource ' +
      'k:day k:db k:document k:expr k:field k:goal k:h k:height k:latitude k:longitude k:mime k:needed ' +
      'k:offset k:page k:per k:property k:pt k:rack k:result k:router k:select k:selector k:service ' +
      'k:simulator k:size k:stream k:threshold k:video k:window k:y l:access l:addons l:adoption l:alert ' +
      'l:artifact l:assistant l:attributes l:audit l:build l:chain l:changes l:channels l:chart l:collections ' +
      'l:configs l:cost l:counts l:curve l:dashboards l:description l:design l:diagram l:diff l:element ' +
      'l:elements l:erd l:expense l:extract l:flaky l:health l:highlight l:hours l:instance l:interactions ' +
      'l:jql l:language l:layer l:log l:map l:matrix l:members l:metrics l:option l:pages l:palette l:product ' +
      'l:prometheus l:queries l:question l:ratio l:repositories l:retrieve l:runs l:sandbox l:scopes ' +
      'l:screenshot l:shift l:slide l:snippet l:staging l:states l:steps l:style l:suggestions l:tab l:test ' +
      'l:thread l:time l:todo l:trash l:updates l:uptime l:versions l:videos l:vms l:webhooks l:workflows ' +
      'l:worklog p:affi p:amor p:batt p:begi p:bet p:blam p:buf p:buff p:bui p:buil p:cac p:capt p:car p:cat ' +
      'p:cata p:chai p:chap p:che p:cit p:cli p:clon p:cos p:curv p:dat p:date p:defe p:dete p:dim p:dime ' +
      'p:draf p:ene p:expr p:fee p:feed p:fro p:gre p:guid p:hig p:hold p:leas p:line p:macr p:netw p:nrq ' +
      'p:occu p:out p:piv p:pred p:prof p:ran p:rati p:read p:reci p:remi p:rer p:reru p:revi p:ros p:run ' +
      'p:san p:sand p:sce p:scor p:setu p:shif p:sni p:snip p:snoo p:solv p:son p:sor p:spa p:spat p:sty p:sym ' +
      'p:toda p:topo p:tot p:tota p:tre p:turn p:upt p:vit p:vita p:wai p:weat p:widt p:wif p:yie p:yiel ' +
      'p:zone s:alertmint s:astra s:brave s:caldav s:claimsdesk s:codewalk s:consul s:crowdmail s:dnsmith ' +
      's:docsafe s:drive s:dynatrace s:flagpost s:fleetline s:helpnest s:idp s:jetbrains s:modelyard s:neo4j ' +
      's:notes s:omnifocus s:posthog s:quantum s:relstation s:replicate s:runpod s:s3 s:sequential s:sitecrawl ' +
      's:snippetbox s:taskly s:testherd s:thinking s:todoist s:vidkit s:wise v:a v:app v:charge v:code ' +
      'v:deleteuser v:diff v:disk v:failed v:fff v:fixed v:follow v:food v:login v:new v:q v:release v:summary ' +
      'w:adsense w:aging w:artifact w:assistant w:backlog w:bandwidth w:begin w:best w:blame w:breakpoint ' +
      'w:brick w:buffer w:cache w:card w:chain w:changelog w:chapter w:cloudflare w:collapse w:color w:compile ' +
      'w:compose w:curve w:data w:debug w:description w:detection w:diagram w:dimension w:distribution ' +
      'w:document w:download w:estimate w:expense w:expression w:flaky w:format w:from w:generate w:heading ' +
      'w:highlight w:hour w:inspection w:iteration w:layer w:lease w:macro w:mapping w:matrix w:member ' +
      'w:modify w:name w:network w:notebook w:operation w:panel w:pivot w:postmortem w:press w:provider ' +
      'w:ratio w:ready w:received w:recent w:ref w:reference w:rerun w:result w:seed w:sequentialthinking ' +
      'w:shift w:show w:snippet w:soil w:solve w:sort w:sprint w:structure w:subject w:support w:sy w:symbol ' +
      'w:today w:todo w:total w:uptime w:validation w:vital w:weather w:woo w:workload w:worklog x:ache x:acy ' +
      'x:ady x:aky x:ame x:ams x:ancy x:anel x:ape x:atio x:bol x:can x:cene x:cipe x:dbox x:deos x:dify ' +
      'x:dons x:eady x:egin x:elog x:ere x:erun x:ette x:eus x:ews x:fact x:hain x:hat x:hift x:icks x:ics ' +
      'x:ied x:iers x:iew x:igs x:ills x:imes x:ints x:ists x:itor x:ity x:ived x:ivot x:kup x:lame x:lay ' +
      'x:logy x:lone x:lor x:lows x:lty x:mas x:mbol x:mory x:mple x:nges x:oami x:ogy x:oice x:olio x:olor ' +
      'x:pet x:ppet x:raph x:read x:ree x:rent x:rics x:rmit x:rom x:row x:rtem x:rver x:ses x:sons x:tash ' +
      'x:task x:teps x:ters x:tio x:tte x:tup x:ums x:uns x:urve x:view x:vity x:vot x:xes x:yle',
  ],
  [
    -0.625,
    'N:b N:byte N:lat N:limit N:n N:page N:row N:run N:top N:w b:add_pull b:add_reaction b:as_draft ' +
      'b:assign_issue b:auto_resize b:class_roster b:clear_outputs b:copy_file b:create_directory b:create_doc ' +
      'b:create_flag b:create_task b:customers_list b:cycle_issues b:describe_instances b:download_file ' +
      'b:explain_query b:explain_resource b:fee_breakdown b:get_app b:get_campaign b:get_device b:get_entity ' +
      'b:get_integration b:get_message b:get_pipeline b:get_pull b:get_schema b:get_top b:get_transitions ' +
      'b:job_output b:kubectl_describe b:list_api b:list_applications b:list_custom b:list_deployments ' +
      'b:list_messages b:list_models b:list_payments b:list_pipelines b:list_workflow b:mysql_gr ' +
      'b:mysql_router b:mysql_security b:open_slots b:peek_messages b:pin_note b:render_template ' +
      'b:request_task b:reset_test b:run_nrql b:search_dashboards b:set_due b:sheets_get b:slow_queries ' +
      'b:tool_remove b:trial_balance b:web_search b:wordpress_bricks b:workflow_runs b:wp_list cc:danger_daily ' +
      'cc:inside_trial cc:inside_weighty cc:mutes_reads cc:own_message cc:piece_at_danger cc:piece_message ' +
      'cc:reads_gives cc:rights_reads cc:secret_told cc:started_at_money cc:strange_own cc:strange_strange ' +
      'cc:takes_trial cc:told_strange cc:trial_at_danger cc:weighty_piece cc:wide_at_money cn:piece f:account ' +
      'f:annotate f:artifact f:bed f:case f:categorize f:compile f:components f:cost f:course f:crew f:crop ' +
      'f:current f:deployment f:diff f:event f:expiring f:fee f:feeder f:free f:incident f:inspect f:interview ' +
      'f:label f:latency f:logs f:meters f:mfa f:org f:peek f:play f:price f:project f:pull f:rerun f:route ' +
      'f:schema f:security f:session f:show f:slow f:sort f:split f:star f:stock f:table f:trace f:trial ' +
      'f:verify f:view f:web f:whois f:workers k:cm k:config k:dashboard k:date k:family k:font k:identifier ' +
      'k:insert k:jql k:label k:library k:limit k:metric k:next k:pod k:px k:render k:reviewer k:row k:search ' +
      'k:sprint k:start k:tab k:until k:view k:width l:analytics l:applications l:availability l:background ' +
      'l:backup l:basket l:breakpoint l:card l:clients l:commits l:context l:date l:dates l:describe ' +
      'l:directory l:docs l:due l:environments l:expiry l:expression l:fetch l:filters l:flags l:function ' +
      'l:ideas l:images l:imports l:iteration l:labels l:left l:levels l:lookup l:moisture l:names l:nodes ' +
      'l:outputs l:policies l:positions l:priority l:progress l:properties l:quiz l:quote l:ready l:releases ' +
      'l:scene l:sellers l:shape l:stats l:subscriptions l:timer l:times l:trail l:triggers l:types l:up ' +
      'l:usage l:workspaces p:amo p:bas p:bask p:benc p:cale p:cell p:chur p:clau p:clic p:code p:colo p:comp ' +
      'p:debu p:dept p:des p:desi p:docu p:exce p:flak p:fon p:foru p:gui p:heal p:hou p:hour p:idea p:iter ' +
      'p:keyw p:laye p:lef p:look p:mat p:matc p:moc p:modi p:nod p:node p:oper p:org p:orga p:pane p:pho ' +
      'p:pivo p:poly p:port p:prio p:prov p:ques p:qui p:quo p:quot p:scen p:sell p:slid p:subt p:time p:trac ' +
      'p:tun p:unu p:whoi s:box s:cloudinary s:codebot s:context7 s:dc s:docgen s:docketly s:docshare s:ext ' +
      's:gradebook s:hirewise s:management s:mathbox s:musicbox s:mysql s:nimbus s:planit s:rentroll ' +
      's:reviewhub s:server s:shadcn s:testforge s:unity s:wardview s:webflow v:aapl v:cache v:chart v:de ' +
      'v:desk v:dev v:error v:export v:kind v:kitchen v:list v:node v:project v:py v:react v:staging v:there ' +
      'v:todo v:usd w:affiliate w:ai w:amortization w:analyze w:annotate w:at w:attachment w:available ' +
      'w:backtest w:basket w:bed w:by w:calendar w:categorize w:chat w:churn w:clause w:click w:clip ' +
      'w:conditional w:context w:crop w:current w:depth w:directory w:docket w:draft w:expiring w:expiry ' +
      'w:font w:free w:gap w:gr w:headcount w:i w:idea w:inspect w:jql w:keyword w:left w:lineage w:lookup ' +
      'w:mask w:match w:mock w:node w:note w:nrql w:peek w:permit w:pick w:play w:playlist w:priority ' +
      'w:progress w:prometheu w:proxysql w:question w:quiz w:recommendation w:related w:rent w:saving w:scene ' +
      'w:seller w:slide w:spatial w:stat w:statement w:summary w:tab w:timetable w:trail w:variation w:whoi ' +
      'w:work w:yield x:ames x:bers x:code x:dar x:day x:deas x:eas x:eek x:eft x:ells x:ene x:eos x:ern ' +
      'x:etup x:ewer x:heus x:hois x:how x:hurn x:ich x:ides x:ime x:imer x:ind x:ins x:iry x:ked x:laky ' +
      'x:lide x:lth x:lyze x:mat x:ndar x:odes x:odo x:ois x:okup x:ones x:orms x:per x:pes x:piry x:puts ' +
      'x:rql x:run x:sed x:sket x:sson x:tats x:trix x:tter x:ups x:urs x:uter x:uts x:vels ' +
      'x:wed x:ypes x:yze x:zes',
  ],
  [
    -0.75,
    'N:first N:px N:size N:y b:add_note b:add_task b:application_read b:conditional_formatting ' +
      'b:conversations_history b:create_index b:create_merge b:create_page b:deploy_to b:dimension_group ' +
      'b:download_artifact b:draft_listing b:drop_duplicates b:get_account b:get_all b:get_connection ' +
      'b:get_edge b:get_merge b:get_order b:get_product b:get_service b:get_team b:get_user b:jira_get ' +
      'b:list_deployment b:list_open b:list_pull b:list_services b:move_card b:mysql_setup b:mysql_spatial ' +
      'b:port_forward b:price_alert b:resize_image b:rollout_status b:sheets_insert b:to_list ' +
      'b:validate_workflow b:wordpress_create b:wordpress_get b:wp_cache cc:at_grant_started cc:daily_trial ' +
      'cc:danger_piece cc:danger_trial cc:message_trial cc:reads_at_money cc:reads_danger cc:reads_message ' +
      'cc:reads_wide cc:secret_inside cc:secret_rights cc:takes_piece cc:told_rights cf:reads f:access f:ai ' +
      'f:append f:ask f:audit f:battery f:camera f:class f:collapse f:collection f:compose f:container ' +
      'f:device f:drug f:dry f:effective f:extract f:fix f:flow f:forecast f:gas f:group f:index f:lint f:log ' +
      'f:model f:next f:payout f:ping f:profile f:proxysql f:rent f:retrieve f:room f:sales f:sample ' +
      'f:screenshot f:seo f:service f:site f:subscribe f:tenant f:upcoming f:woo k:assignee k:byte k:color ' +
      'k:dataset k:description k:dimension k:directory k:dry k:eq k:filepath k:game k:head k:issue k:lat ' +
      'k:model k:month k:phrase k:prompt k:question k:remove k:reply k:seen k:state k:term k:thought k:uri ' +
      'l:attachment l:break l:breakdown l:calendar l:change l:checklist l:content l:count l:csv l:database ' +
      'l:documentation l:failed l:for l:formatting l:insights l:issues l:locations l:module l:node l:notes ' +
      'l:of l:pdfs l:pipelines l:playlist l:preview l:prices l:quality l:receipt l:summary l:task l:timeline ' +
      'l:tree l:trend l:watch p:aff p:ana p:anal p:avai p:bord p:brok p:deco p:diff p:dire p:err p:erro p:exi ' +
      'p:far p:fig p:geo p:hit p:ker p:lang p:lay p:meth p:metr p:modu p:pan p:pdf p:pin p:prev p:rate p:rece ' +
      'p:rend p:savi p:see p:shap p:symb p:tas p:tod p:type p:upc p:upco p:usa p:vaca p:who s:all s:apisketch ' +
      's:buildkit2 s:docsmith s:docwise s:learnly s:linguo s:mail s:mathpal s:mindsketch s:mlbench s:photolab ' +
      's:pipeviz s:podcut s:promptlab s:schemaly s:shapelab s:sketchy s:snapkeeper s:storyforge s:taskpal ' +
      's:testlab s:testrunner s:typolab s:workspace v:docs v:it v:lint v:mcp v:milk v:ok v:plan v:remove ' +
      'v:repo v:server v:utc w:active w:availability w:battery w:benchmark w:breakdown w:builder w:connection ' +
      'w:coverage w:csv w:design w:diff w:documentation w:dry w:error w:fare w:fill w:fix w:formatting ' +
      'w:interview w:last w:log w:method w:metric w:module w:n8n w:of w:one w:optimize w:paragraph w:preview ' +
      'w:quote w:receipt w:relation w:reviewer w:router w:setup w:shape w:star w:step w:storage w:suggest ' +
      'w:summarize w:task w:timer w:transcribe w:tree w:upcoming w:wait w:web x:acks x:ales x:alog x:aper ' +
      'x:aph x:ases x:ata x:ches x:cus x:dfs x:eipt x:file x:gets x:hape x:ick x:ieve x:klog x:lio x:mes ' +
      'x:mize x:ners x:ness x:ocs x:ocus x:onal x:ours x:pile x:pts x:rend x:rmat x:son x:sses x:tar x:tent ' +
      'x:tery x:text x:uage x:uiz x:uote x:zed',
  ],
  [
    -0.875,
    'N:a N:issue N:length N:month b:add_comment b:cancel_build b:check_access b:checklist_item ' +
      'b:create_draft b:create_folder b:create_label b:create_tag b:firewall_rules b:get_application ' +
      'b:get_custom b:get_customer b:get_feature b:get_issue b:get_job b:get_project b:get_repository ' +
      'b:get_webhook b:issue_to b:lab_results b:list_customers b:list_files b:list_incidents b:list_objects ' +
      'b:list_users b:pg_get b:plan_route b:pull_requests b:read_messages b:remove_issue b:request_comment ' +
      'b:sales_by b:search_emails b:update_label b:work_item b:wp_performance b:wp_seo cc:at_grant_wide ' +
      'cc:at_money_piece cc:own_started cc:own_strange cc:trial_inside cc:wide_reads cc:wide_wide f:comment ' +
      'f:convert f:customers f:decode f:describe f:docket f:estimate f:gate f:grade f:headcount f:host ' +
      'f:insert f:job f:lab f:locate f:n8n f:policy f:render f:score f:simulate f:stale f:suggest f:summarize ' +
      'f:tag f:tariff f:team f:unarchive f:vehicle f:vessel f:who k:add k:asset k:bookmark k:brand k:component ' +
      'k:delimiter k:first k:folder k:length k:min k:only k:ref k:suite k:title l:cells l:dependencies ' +
      'l:domains l:eta l:forecast l:forward l:generate l:groups l:location l:logs l:name l:one l:orders ' +
      'l:outline l:paragraph l:pdf l:reaction l:readings l:revisions l:schedule l:score l:services l:size ' +
      'l:trace l:transactions l:transcript p:band p:diag p:dif p:dir p:dist p:effe p:extr p:insi p:insp p:jso ' +
      'p:met p:note p:pend p:pic p:shop p:sid p:sum p:tes p:tren p:unar p:usag s:airtable s:beatlab s:codelens ' +
      's:dataverse s:devbox s:docs s:gdrive s:git s:gitforge s:google s:inkpad s:kanbango s:langtutor s:linear ' +
      's:lsp s:mapwright s:noteforge s:pixelmill s:planner s:qualityhub s:rows s:sheetwise s:svgkit t:draft ' +
      't:dry_run v:bucket v:bug v:button v:cpu v:draft v:hall v:head v:in v:limit v:nit v:notes v:process ' +
      'v:src v:zod w:ask w:calculator w:convert w:count w:date w:decode w:done w:due w:effective w:extract ' +
      'w:fact w:ga w:get w:health w:insert w:insight w:interaction w:json w:language w:latency w:locate ' +
      'w:location w:my w:outline w:pending w:reaction w:render w:retrieve w:sandbox w:screenshot w:simulate ' +
      'w:size w:subscribe w:suggestion w:tag w:test w:timeline w:trace w:transcript w:trend w:unarchive ' +
      'w:usage w:verify w:watch w:who x:aces x:ated x:eve x:eys x:hart x:lice x:lick x:orts x:otes x:pect ' +
      'x:rify x:sues x:tals x:ths x:tyle',
  ],
  [
    -1,
    'N:from N:index N:line b:create_issue b:credits_list b:delete_node b:dev_server b:dry_run b:export_table ' +
      'b:generate_image b:get_deployment b:kubectl_logs b:leave_balance b:library_id b:note_on ' +
      'b:resolve_library b:save_draft b:search_code cc:at_money_told cc:weighty_reads cf:trial f:compare ' +
      'f:feature f:find f:oncall f:status f:tail f:track k:chart k:city k:emoji k:locale k:parent l:calculator ' +
      'l:commit l:keys l:lag l:me l:reactions l:reminder l:requests l:resources p:appe p:calc p:eff p:form ' +
      'p:hge p:nex p:outl p:rela p:simu p:siz p:sugg p:summ p:tim p:una p:watc s:backlog s:buildbox ' +
      's:chessmate s:codewright s:csvly s:debugly s:focusapp s:food402 s:gitpal s:lunchmoney s:quillpad ' +
      's:search s:shellpad s:spotify s:sprintly s:spritely s:taskdeck s:termy s:trello v:called v:dark v:fix ' +
      'v:markdown v:png v:progress v:show v:tests v:ts w:append w:compare w:dev w:hit w:internal w:lint w:next ' +
      'w:ping w:seo w:slow w:tail w:time x:alth x:cies x:core x:eage x:kers x:oups x:race x:ures',
  ],
  [
    -1.125,
    'b:as_read b:create_branch b:create_comment b:get_file b:get_release b:mysqlsh_dump b:resolve_comment ' +
      'b:wp_get cc:piece_at_money cc:piece_own cc:reads_at_grant cc:reads_money cn:trial f:duplicate f:explain ' +
      'f:get f:pipeline f:scan k:after l:search p:desc p:gam s:blender s:codepair s:datalens s:gamedev2 ' +
      's:kanbanx s:novelist s:plane s:serena s:testpilot v:count v:df v:lamp v:light v:local v:pods v:service ' +
      'v:unit w:describe w:element w:explain w:find w:forecast w:lag w:me w:pdf w:reading x:lain x:lity x:log',
  ],
  [
    -1.25,
    'cc:acts_piece cc:at_grant_reads cc:at_money_reads cc:reads_rights f:note f:plan f:translate l:rates ' +
      'l:text p:sim p:sug s:cadlite v:done v:me w:checklist w:eta x:pare',
  ],
  [-1.375, 'a:0 cc:reads_daily cc:strange_piece cc:told_wide f:validate s:boardly s:swag v:npm v:title w:translate'],
  [-1.5, 'cc:reads_strange f:draft k:q l:report s:figma s:jira v:status'],
  [-1.625, 'b:upload_file s:console v:feat'],
  [-1.75, 'v:test w:report'],
  [-1.875, 'v:get'],
  [-2.125, 'v:select'],
]
